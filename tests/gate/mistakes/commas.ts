import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'
const services = 'content/services.json'
const prices = 'content/prices.json'
const statistics = 'content/statistics.json'

/** Commas too many, too few or replaced, and values without their quotes or with a unit. */
export const commaMistakes: Mistake[] = [
  [
    'leaves a comma after the last field',
    services,
    '"request": "Muayene"\n',
    '"request": "Muayene",\n',
    'json.trailing-comma',
  ],
  [
    'leaves a comma after the last record',
    prices,
    '"max": 6000 }\n',
    '"max": 6000 },\n',
    'json.trailing-comma',
  ],
  [
    'forgets the comma between two fields',
    services,
    '"tone": "primary",',
    '"tone": "primary"',
    'json.missing-comma',
  ],
  [
    'forgets the comma between two records',
    statistics,
    '"target": 3 },',
    '"target": 3 }',
    'json.missing-comma',
  ],
  [
    'forgets the comma in a list on one line',
    clinic,
    '"monday", "tuesday"',
    '"monday" "tuesday"',
    'json.missing-comma',
  ],
  ['types two commas', services, '"tone": "primary",', '"tone": "primary",,', 'json.double-comma'],
  [
    'types a semicolon for a comma',
    services,
    '"tone": "primary",',
    '"tone": "primary";',
    'json.wrong-comma',
  ],
  ['leaves a field without a value', prices, '"min": 1500', '"min": ', 'json.missing-value'],
  [
    'writes a price with a thousands comma',
    prices,
    '"max": 2000',
    '"max": 2,000',
    'json.number-grouped',
  ],
  [
    'writes a price with a thousands space',
    prices,
    '"max": 2000',
    '"max": 2 000',
    'json.number-grouped',
  ],
  ['writes millions with dots', prices, '"max": 2000', '"max": 1.200.000', 'json.number-grouped'],
  ['writes the unit after a price', prices, '"max": 2000', '"max": 2000 TL', 'json.number-unit'],
  [
    'writes the lira sign before a price',
    prices,
    '"max": 2000',
    '"max": ₺2000',
    'json.number-unit',
  ],
  ['writes a price with a leading zero', prices, '"max": 2000', '"max": 02000', 'json.number-form'],
  ['writes True', clinic, '"prices": true', '"prices": True', 'json.bare-word'],
  ['writes evet', clinic, '"prices": true', '"prices": evet', 'json.bare-word'],
  [
    'ends a text with a full stop',
    clinic,
    '"name": "Mercan",',
    '"name": "Mercan".',
    'json.wrong-comma',
  ],
  ['types a stroke behind true', clinic, '"prices": true,', '"prices": true|', 'json.wrong-comma'],
  [
    'types a full stop behind the last field',
    services,
    '"request": "Muayene"\n',
    '"request": "Muayene".\n',
    'json.stray-sign',
  ],
  ['types the comma inside the quotes', services, '"primary",', '"primary,"', 'json.comma-inside'],
  ['types the colon inside the quotes', services, '"tone": ', '"tone:" ', 'json.colon-inside'],
  ['types a dash for the colon', services, '"tone": ', '"tone" - ', 'json.missing-colon'],
  [
    'writes two values into one field',
    clinic,
    '"name": "Mercan",',
    '"name": "Mercan", "Şubesi",',
    'json.two-values',
  ],
  ['writes a switch twice', clinic, '"prices": true', '"prices": true true', 'json.two-values'],
  [
    'parts the days of a list with a dash',
    clinic,
    '"monday", "tuesday"',
    '"monday" - "tuesday"',
    'json.wrong-comma',
  ],
  ['leaves the plus at a number', statistics, '14000', '14000+', 'json.number-form'],
  ['writes thousands as a word', statistics, '14000', '14 bin', 'json.number-unit'],
  ['writes a number in words', statistics, '14000', 'on dört bin', 'json.bare-word'],
]
