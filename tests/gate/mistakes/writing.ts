import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'
const services = 'content/services.json'
const prices = 'content/prices.json'
const statistics = 'content/statistics.json'
const testimonials = 'content/testimonials.json'

export const syntaxMistakes: Mistake[] = [
  [
    'pastes a text with curly quotes around it',
    services,
    '"İmplant Tedavisi"',
    '“İmplant Tedavisi”',
    'json.curly-quote',
  ],
  [
    'pastes a closing curly quote',
    services,
    '"İmplant Tedavisi"',
    '"İmplant Tedavisi”',
    'json.curly-quote',
  ],
  [
    'pastes an opening curly quote',
    services,
    '"İmplant Tedavisi"',
    '“İmplant Tedavisi"',
    'json.curly-quote',
  ],
  ['pastes a key with curly quotes', services, '"title":', '“title”:', 'json.curly-quote'],
  ['uses single quotes', services, '"İmplant Tedavisi"', "'İmplant Tedavisi'", 'json.single-quote'],
  [
    'quotes a word inside a text',
    testimonials,
    'baştan anlatıldı',
    '"baştan" anlatıldı',
    'json.inner-quote',
  ],
  [
    'quotes the first word of a text',
    testimonials,
    '"Kanal tedavisi için',
    '""Kanal" tedavisi için',
    'json.inner-quote',
  ],
  [
    'quotes the last word of a text',
    testimonials,
    'saatinde başladı."',
    'saatinde "başladı.""',
    'json.inner-quote',
  ],
  [
    'forgets the opening quote',
    services,
    '"İmplant Tedavisi"',
    'İmplant Tedavisi"',
    'json.open-quote',
  ],
  [
    'forgets the closing quote',
    services,
    '"İmplant Tedavisi",',
    '"İmplant Tedavisi,',
    'json.close-quote',
  ],
  [
    'forgets the closing quote at the end of a record',
    services,
    '"request": "Muayene"',
    '"request": "Muayene',
    'json.close-quote',
  ],
  [
    'forgets the closing quote on a line with more fields',
    prices,
    '"filling", "treatment"',
    '"filling, "treatment"',
    'json.close-quote',
  ],
  [
    'forgets the quotes of a text',
    services,
    '"İmplant Tedavisi"',
    'İmplant Tedavisi',
    'json.bare-word',
  ],
  ['forgets the quotes of a key', services, '"title":', 'title:', 'json.bare-key'],
  ['forgets the closing quote of a key', services, '"title":', '"title:', 'json.bare-key'],
  ['forgets the opening quote of a key', services, '"title":', 'title":', 'json.bare-key'],
  ['forgets the colon', services, '"title": ', '"title" ', 'json.missing-colon'],
  ['types an equals sign for the colon', services, '"title": ', '"title" = ', 'json.missing-colon'],
  [
    'deletes the brace that closes a record',
    statistics,
    '"target": 3 },',
    '"target": 3,',
    'json.missing-close',
  ],
  [
    'deletes the bracket that closes a list',
    statistics,
    '50 }\n  ]',
    '50 }\n',
    'json.missing-close',
  ],
  ['deletes the last brace of the file', statistics, /\}\s*$/, '', 'json.missing-close'],
  ['closes a list with a brace', clinic, '"friday"]', '"friday"}', 'json.wrong-close'],
  ['leaves an extra brace at the end', statistics, /\}\s*$/, '}\n}\n', 'json.after-end'],
  ['ends a text with a single quote', prices, '"2026-11-02"', '"2026-11-02\'', 'json.single-quote'],
  [
    'forgets the quote at the end of a list item',
    clinic,
    '"Muayene", "Devam',
    '"Muayene, "Devam',
    'json.close-quote',
  ],
]
