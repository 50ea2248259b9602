import type { ExampleWord } from './exampleFiles.ts'

/** An edit of the example site: in `file`, `from` becomes `to`. */
export type Scene = { file: string; from: string; to: string }

const prices = 'content/prices.json'
const services = 'content/services.json'
const doctors = 'content/doctors.json'
const testimonials = 'content/testimonials.json'
const clinic = 'content/clinic.json'

/** Mistakes by their name in the guide; the validator must report each once. */
export const mistakes = (word: ExampleWord, language: string): Record<string, Scene> => ({
  'trailing-comma': {
    file: services,
    from: `"request": "${word('check-up')}"\n`,
    to: `"request": "${word('check-up')}",\n`,
  },
  'missing-comma': { file: services, from: '"tone": "primary",', to: '"tone": "primary"' },
  'curly-quote': { file: services, from: `"${word('whitening')}"`, to: `“${word('whitening')}”` },
  'inner-quote': { file: testimonials, from: word('review-word'), to: `"${word('review-word')}"` },
  'thousands-dot': { file: prices, from: '"max": 13000', to: '"max": 13.000' },
  'quoted-number': { file: prices, from: '"min": 7500', to: '"min": "7500"' },
  'misspelt-field': { file: doctors, from: '"summary"', to: '"sumary"' },
  'picture-name': {
    file: doctors,
    from: `"${word('doctor-id')}.jpg"`,
    to: `"${word('doctor-id').replace(/\b\w/g, (first) => first.toUpperCase())}.JPG"`,
  },
  date: { file: testimonials, from: '"2026-10-14"', to: '"14.10.2026"' },
  'same-code': { file: services, from: '"id": "whitening"', to: '"id": "implant"' },
  'reversed-price': {
    file: prices,
    from: '"min": 12000, "max": 13000',
    to: '"min": 13000, "max": 12000',
  },
  option: { file: services, from: `"${word('check-up')}"`, to: `"${word('misspelt-check-up')}"` },
  heic: { file: doctors, from: `"${word('doctor-id')}.jpg"`, to: '"photo.heic"' },
  placeholder: {
    file: `locales/${language}/common.json`,
    from: '{{page}} | {{site}}',
    to: `{{page}} | {{${word('misspelt-slot')}}}`,
  },
})

const newDoctor = (word: ExampleWord) => `
    },
    {
      "id": "${word('new-doctor-id')}",
      "name": "${word('new-doctor')}",
      "title": "${word('doctor-title')}",
      "photo": "${word('new-doctor-id')}.jpg",
      "summary": "${word('new-doctor-summary')}",
      "bio": ["${word('new-doctor-bio')}"]
    }
`

const newService = (word: ExampleWord) => `
    },
    {
      "id": "night-guard",
      "title": "${word('night-guard')}",
      "description": "${word('night-guard-text')}",
      "icon": "icons/night-guard.svg",
      "tone": "surface",
      "request": "${word('check-up')}"
    }
`

const newYear = (word: ExampleWord) =>
  `{ "date": "2027-01-01", "closed": true, "note": "${word('new-year')}" }`

const newHolidays = (word: ExampleWord) => `${newYear(word)},
    { "date": "${word('half-holiday-date')}", "open": "11:00", "close": "16:00", "note": "${word('half-holiday')}" },
    { "date": "${word('holiday-date')}", "closed": true, "note": "${word('holiday')}" }`

/** Valid edits by their name in the guide. */
export const edits = (word: ExampleWord): Record<string, Scene> => ({
  price: { file: prices, from: '"min": 12000, "max": 13000', to: '"min": 13500, "max": 14500' },
  'price-date': { file: prices, from: '"2026-11-02"', to: '"2026-12-01"' },
  doctor: { file: doctors, from: '\n    }\n', to: newDoctor(word) },
  service: { file: services, from: '\n    }\n', to: newService(word) },
  hours: {
    file: clinic,
    from: '"open": "11:00",\n      "close": "23:00"',
    to: '"open": "10:00",\n      "close": "20:00"',
  },
  holiday: { file: clinic, from: newYear(word), to: newHolidays(word) },
  testimonials: { file: clinic, from: '"testimonials": true', to: '"testimonials": false' },
})
