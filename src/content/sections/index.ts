import type { LocaleTexts } from '../localeTexts.gen.ts'
import type { Site } from '../site/site.ts'
import type { SectionKind } from '../siteMap.ts'
import type { ContentFiles, Doctor } from '../types.gen.ts'
import { shownParts } from './richParts.ts'
import { byId, treatmentData } from './treatment.ts'

/** A list of a content file: `prose.texts`. */
export type ListName = {
  [Name in keyof ContentFiles]: `${Name}.${keyof ContentFiles[Name] & string}`
}[keyof ContentFiles]

/** A kind of section. */
type Section<Data> = {
  /** The list whose record it shows, one a section. */
  record?: ListName
  /** The list that it shows as a whole: a language without any of its records has no such section. */
  list?: ListName
  /** The ids of its records that are element ids. */
  anchors?(site: Site, record: string): string[]
  /** The section that it shows inside its own, near its end. */
  inside?(site: Site, record: string): { kind: SectionKind; record: string } | undefined
  /** The locale files whose texts it shows, beside those of the frame. */
  texts?: readonly (keyof LocaleTexts)[]
  /** What its component shows: JSON. `record`: the id of its record, '' without one. Throws for an unknown id. */
  data(site: Site, record: string): Data
}

/** Keeps the type of a kind's data. */
const section = <Data>(kind: Section<Data>): Section<Data> => kind

/** The kinds of sections of `pages.json`; `src/site/sections` has a component for each. */
export const sections = {
  hero: section({
    list: 'hero.slides',
    texts: ['carousel', 'home'],
    data: ({ hero }) => hero.slides,
  }),
  'about-overview': section({
    texts: ['home'],
    data: ({ about: { photo, photoAlt, summary } }) => ({ photo, photoAlt, summary }),
  }),
  'services-overview': section({
    list: 'services.services',
    anchors: ({ services }) => idsOf(services.services),
    texts: ['services'],
    data: ({ services }) => services.services,
  }),
  'doctors-overview': section({
    texts: ['home'],
    data: ({ doctors }) => doctors.doctors.map(cardOf),
  }),
  statistics: section({
    list: 'statistics.statistics',
    texts: ['home'],
    data: ({ statistics }) => statistics.statistics,
  }),
  testimonials: section({
    list: 'testimonials.testimonials',
    texts: ['home'],
    data: ({ testimonials: { source, testimonials } }) => ({ source, testimonials }),
  }),
  'contact-overview': section({
    data: ({ specialDays }) => ({ specialDays }),
  }),
  about: section({
    data: ({ about: { photo, photoAlt, text }, appointment }) => ({
      photo,
      photoAlt,
      text,
      rooms: appointment.photos,
    }),
  }),
  direction: section({
    texts: ['about'],
    data: ({ about: { mission, vision } }) => ({ mission, vision }),
  }),
  services: section({
    list: 'services.services',
    anchors: ({ services }) => idsOf(services.services),
    texts: ['services'],
    data: ({ services }) => services.services,
  }),
  doctors: section({
    anchors: ({ doctors }) => idsOf(doctors.doctors),
    texts: ['staff'],
    data: (site) => site.doctors.doctors.map((doctor) => profileOf(site, doctor)),
  }),
  doctor: section({
    record: 'doctors.doctors',
    texts: ['staff'],
    data: (site, id) => profileOf(site, byId(site.doctors.doctors, id)),
  }),
  prices: section({
    anchors: ({ prices }) => idsOf(prices.categories),
    texts: ['prices'],
    data: ({ prices: { categories, listDate }, amounts }) => ({ categories, listDate, amounts }),
  }),
  contact: section({
    data: ({ specialDays, clinic: { identity } }) => ({ specialDays, identity }),
  }),
  appointment: section({
    texts: ['appointment', 'carousel'],
    data: ({ appointment: { photos }, doctorChoices, requestChoices }) => ({
      photos,
      doctorChoices,
      requestChoices,
    }),
  }),
  privacy: section({
    anchors: ({ privacy }) => idsOf(privacy.sections),
    texts: ['privacy'],
    data: ({ privacy: { intro, sections }, clinic }) => ({
      intro,
      sections,
      requestRetentionDays: clinic.requestRetentionDays,
      answerLinks: clinic.answerLinks ?? false,
    }),
  }),
  prose: section({
    record: 'prose.texts',
    data(site, id) {
      const { parts, ...text } = byId(site.prose.texts, id)
      return { ...text, parts: shownParts(site, parts) }
    },
  }),
  questions: section({
    record: 'questions.groups',
    anchors: (site, id) => questionsOf(site, id),
    data: ({ questions }, id) => byId(questions.groups, id),
  }),
  treatment: section({
    record: 'treatments.treatments',
    anchors: (site, id) =>
      questionsOf(site, site.treatments.treatments.find((each) => each.id === id)?.questions),
    inside: ({ treatments }, id) => {
      const { questions } = byId(treatments.treatments, id)
      return questions ? { kind: 'questions', record: questions } : undefined
    },
    texts: ['prices', 'services', 'staff', 'treatment'],
    data: treatmentData,
  }),
  gallery: section({
    record: 'galleries.galleries',
    data: ({ galleries }, id) => byId(galleries.galleries, id),
  }),
  call: section({
    record: 'calls.calls',
    data: ({ calls }, id) => byId(calls.calls, id),
  }),
  pain: section({
    texts: ['pain'],
    data: ({ clinic: { dutyCentres } }) => ({ dutyCentres }),
  }),
} satisfies Record<SectionKind, Section<unknown>>

/** The locale files whose texts are on every page. */
export const frameTexts = ['common', 'contact', 'footer', 'offline'] as const

/** The further locale files whose texts a page shows. */
export const textsOf = (page: { sections: readonly { kind: SectionKind }[] }) => [
  ...new Set(page.sections.flatMap(({ kind }) => (sections[kind] as Section<unknown>).texts ?? [])),
]

/** A section with the id of its record. */
export type PlacedSection = { kind: SectionKind; record?: string }

/** The section that a section shows inside its own. Throws for an unknown record. */
export const sectionInside = (
  site: Site,
  { kind, record = '' }: PlacedSection,
): PlacedSection | undefined => (sections[kind] as Section<unknown>).inside?.(site, record)

/** A section and that inside it. Throws for an unknown record. */
export function withInside(site: Site, section: PlacedSection): PlacedSection[] {
  const inside = sectionInside(site, section)
  return inside ? [section, ...withInside(site, inside)] : [section]
}

/** What the component of each kind receives. */
export type SectionData = {
  [Kind in SectionKind]: ReturnType<(typeof sections)[Kind]['data']>
}

/** A doctor's card. */
export type DoctorCardData = ReturnType<typeof cardOf>

/** A doctor with languages and days in words. */
export type DoctorProfileData = ReturnType<typeof profileOf>

const cardOf = ({ id, name, title, photo, summary }: Doctor) => ({
  id,
  name,
  title,
  photo,
  summary,
})

const profileOf = (site: Site, { languages, days, hours, ...doctor }: Doctor) => ({
  ...doctor,
  ...site.doctorFacts[doctor.id],
})

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** The ids of a group's questions; none of a group that is not there, which the validator reports. */
const questionsOf = (site: Site, group = '') =>
  idsOf(site.questions.groups.find(({ id }) => id === group)?.questions ?? [])

/** The kinds that show one record each, with its list. */
export const recordLists: Partial<Record<string, ListName>> = Object.fromEntries(
  Object.entries<Section<unknown>>(sections).flatMap(([kind, { record }]) =>
    record ? [[kind, record]] : [],
  ),
)
