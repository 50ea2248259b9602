import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'

/** What is switched on and off, and the options of the form. */
export const switchMistakes: Mistake[] = [
  [
    'answers a switch in Turkish',
    clinic,
    '"testimonials": true',
    '"testimonials": "hayır"',
    'value.type',
  ],
  [
    'answers a switch in Turkish without quotes',
    clinic,
    '"testimonials": true',
    '"testimonials": hayır',
    'json.bare-word',
  ],
  ['misspells false', clinic, '"testimonials": true', '"testimonials": flase', 'json.bare-word'],
  [
    'answers a switch with a number',
    clinic,
    '"testimonials": true',
    '"testimonials": 0',
    'value.type',
  ],
  ['answers the map with true', clinic, '"map": "auto"', '"map": true', 'value.type'],
  ['deletes a switch', clinic, '\n    "testimonials": true,', '', 'field.missing'],
  [
    'writes the options in one text',
    clinic,
    '["Muayene", "Devam Eden Tedavi", "Diş Estetiği"]',
    '"Muayene, Devam Eden Tedavi, Diş Estetiği"',
    'value.type',
  ],
  ['leaves an option empty', clinic, '"Devam Eden Tedavi"', '""', 'value.empty'],
]
