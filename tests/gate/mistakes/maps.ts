import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'
const shown = 'https://www.google.com/maps?q=41.0481,28.9003&z=16&output=embed'
const way = 'https://www.google.com/maps/dir/?api=1&destination=41.0481,28.9003'

const instead = (address: string): [string, string, string, 'map.share-link'] => [
  clinic,
  shown,
  address,
  'map.share-link',
]

/** Addresses of maps, and where on earth the clinic stands. */
export const mapMistakes: Mistake[] = [
  ['pastes the link a phone shares', ...instead('https://maps.app.goo.gl/AbCdEf123')],
  ['pastes the older link a phone shares', ...instead('https://goo.gl/maps/AbCdEf123')],
  [
    'pastes the address of the place',
    ...instead(
      'https://www.google.com/maps/place/Mercan/@41.0481,28.9003,16z/data=!3d41.05!4d28.9',
    ),
  ],
  ['pastes the address of the map', ...instead('https://www.google.com/maps/@41.0481,28.9003,16z')],
  ['forgets the end of the address', ...instead('https://www.google.com/maps?q=41.0481,28.9003')],
  ['pastes a page of another map', ...instead('https://yandex.com.tr/harita/-/CDabc')],
  ['pastes a page of the open map', ...instead('https://www.openstreetmap.org/#map=16/41.04/28.9')],
  ['pastes the address of a way there', ...instead(way)],
  [
    'swaps latitude and longitude',
    clinic,
    '"latitude": 41.0481,\n    "longitude": 28.9003',
    '"latitude": 28.9003,\n    "longitude": 41.0481',
    'map.turned-point',
  ],
  ['writes a latitude with a comma, in quotes', clinic, '41.0481,\n', '"41,0481",\n', 'value.type'],
]
