import type { Mistake } from './mistake.ts'

const prices = 'content/prices.json'
const statistics = 'content/statistics.json'
const testimonials = 'content/testimonials.json'
const clinic = 'content/clinic.json'

/** Prices, counts and coordinates as people write them. */
export const figureMistakes: Mistake[] = [
  ['writes a range in one field', prices, '"min": 1500', '"min": 1500-2000', 'json.number-range'],
  ['writes a range in quotes', prices, '"min": 1500', '"min": "1500-2000"', 'value.type'],
  [
    'writes both prices into one field, in quotes',
    prices,
    '"min": 1500, "max": 2000',
    '"min": "1500-2000"',
    'value.type',
  ],
  ['types the letter O for zero', prices, '"min": 1500', '"min": 15OO', 'json.number-letter'],
  [
    'writes a price with kuruş after a comma',
    prices,
    '"min": 1500',
    '"min": 1500,50',
    'json.number-form',
  ],
  ['writes a price with zero kuruş', prices, '"min": 1500', '"min": 1500.00', 'value.whole'],
  ['ends a price with a full stop', prices, '"min": 1500,', '"min": 1500.,', 'json.number-form'],
  [
    'types a full stop for the comma after a price',
    prices,
    '1500, "max"',
    '1500. "max"',
    'json.wrong-comma',
  ],
  ['writes a price below zero', prices, '"min": 1500', '"min": -1500', 'value.low'],
  ['writes a price in words', prices, '"min": 1500', '"min": bin beş yüz', 'json.bare-word'],
  [
    'writes a price with far too many zeros',
    prices,
    '"min": 1500',
    '"min": 15000000000',
    'value.high',
  ],
  ['empties the quotes of a price', prices, '"min": 1500', '"min": ""', 'price.words'],
  ['puts a price in a list', prices, '"min": 1500', '"min": [1500]', 'value.type'],
  ['writes a price as a power', prices, '"min": 1500', '"min": 1e3', 'value.power'],
  ['writes one price key twice', prices, '"max": 2000', '"min": 2000', 'json.duplicate-key'],
  ['names the price in Turkish', prices, '"min": 1500', '"en düşük": 1500', 'field.renamed'],
  [
    'writes one price in a field of its own',
    prices,
    '"min": 1500, "max": 2000',
    '"fiyat": 1500',
    'field.unknown',
  ],
  ['leaves the plus at a counter', statistics, '14000', '14000+', 'json.number-form'],
  ['leaves the plus at a counter, in quotes', statistics, '14000', '"14000+"', 'value.type'],
  ['gives half a star', testimonials, '"rating": 5', '"rating": 4.5', 'value.whole'],
  [
    'writes stars of five as a fraction',
    testimonials,
    '"rating": 5',
    '"rating": 5/5',
    'json.number-range',
  ],
  ['writes stars in quotes', testimonials, '"rating": 5', '"rating": "5"', 'value.type'],
  ['writes the days to keep with their unit', clinic, '180', '180 gün', 'json.number-unit'],
  [
    'writes a latitude with a comma',
    clinic,
    '"latitude": 41.0481',
    '"latitude": 41,0481',
    'json.number-comma',
  ],
  [
    'writes a latitude in quotes',
    clinic,
    '"latitude": 41.0481',
    '"latitude": "41.0481"',
    'value.type',
  ],
  [
    'loses the point of a latitude',
    clinic,
    '"latitude": 41.0481',
    '"latitude": 410481',
    'value.high',
  ],
]
