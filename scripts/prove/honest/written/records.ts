import { change, freshId, type HonestEdit, resize } from '../edit.ts'
import { andTreatments, serviceList } from './treatments.ts'

/** Services, doctors, reviews and pictures. */
export const recordEdits: HonestEdit[] = [
  ...[1, 5, 15].map(
    (count): HonestEdit => [
      `offers ${count} services, or as many as treatments are about`,
      serviceList((services, named) => resize(services, Math.max(count, named))),
    ],
  ),
  [
    'adds a service',
    change('services', ({ services }) => {
      const [first] = services
      if (first)
        services.push({ ...first, id: freshId(services, 'veneer'), title: 'Lamina Kaplama' })
    }),
  ],
  [
    'removes a service that no treatment is about',
    serviceList((services, named) => services.splice(named, 1)),
  ],
  ['turns the order of the services', change('services', ({ services }) => services.reverse())],
  [
    'rewords a service',
    change('services', ({ services: [first] }) => {
      if (first) first.description = "Türkiye'de %100 yerli; ölçü alınır & plak hazırlanır."
    }),
  ],
  [
    'lets a service lead to no request',
    change('services', ({ services: [first] }) => {
      delete first?.request
    }),
  ],
  ...[1, 2, 12].map(
    (count): HonestEdit => [
      `has ${count} doctors`,
      andTreatments(change('doctors', ({ doctors }) => resize(doctors, count))),
    ],
  ),
  [
    'renames a doctor',
    change('doctors', ({ doctors: [first] }) => {
      if (first) first.name = 'Prof. Dr. Ayşe Nur Öztürk-D’Angelo'
    }),
  ],
  [
    'adds a real doctor without the sample mark',
    change('doctors', ({ doctors }) => {
      const [first] = doctors
      if (!first) return
      const { sample: _sample, ...real } = first
      doctors.push({ ...real, id: freshId(doctors, 'ada-ersoy'), name: 'Ada Ersoy' })
    }),
  ],
  [
    'leaves out what is optional about a doctor',
    change('doctors', ({ doctors: [first] }) => {
      delete first?.education
      delete first?.areas
    }),
  ],
  ...[1, 3, 20].map(
    (count): HonestEdit => [
      `shows ${count} reviews`,
      change('testimonials', ({ testimonials }) => resize(testimonials, count)),
    ],
  ),
  [
    'gives four stars',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.rating = 4
    }),
  ],
  [
    'writes a leap day',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.date = '2024-02-29'
    }),
  ],
  [
    'writes a one-letter name',
    change('testimonials', ({ testimonials: [first] }) => {
      if (first) first.name = 'Z.'
    }),
  ],
  [
    'counts something else',
    change('statistics', ({ statistics }) => {
      const [first] = statistics
      if (first)
        statistics.push({ ...first, id: freshId(statistics, 'chairs'), label: 'Koltuk', target: 1 })
    }),
  ],
  ['keeps one statistic', change('statistics', ({ statistics }) => statistics.splice(1))],
  ['opens with one slide', change('hero', ({ slides }) => slides.splice(1))],
  ['opens with six slides', change('hero', ({ slides }) => resize(slides, 6))],
  [
    'gives a headline that fills the screen',
    change('hero', ({ slides: [first] }) => {
      if (first) first.headline = `${first.headline} `.repeat(6).trim()
    }),
  ],
  [
    'opens with pictures that are the same on a phone',
    change('hero', ({ slides: [first] }) => {
      delete first?.phone
    }),
  ],
  [
    'shows another picture',
    (draft) =>
      draft.change('appointment', ({ photos: [{ photo }] }) =>
        draft.change('about', (about) => {
          about.photo = photo
        }),
      ),
  ],
]
