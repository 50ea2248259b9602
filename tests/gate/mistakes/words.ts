import type { Mistake } from './mistake.ts'

const appointment = 'content/appointment.json'
const about = 'content/about.json'
const doctors = 'content/doctors.json'
const prices = 'content/prices.json'
const services = 'content/services.json'
const statistics = 'content/statistics.json'
const clinic = 'content/clinic.json'

const instead = (word: string, code: Mistake[4]): [string, RegExp, string, Mistake[4]] => [
  appointment,
  /"alt": "Tedavi[^"]*"/,
  `"alt": "${word}"`,
  code,
]

/** Words that say nothing, stand in the wrong kind of field, or in the wrong marks. */
export const wordMistakes: Mistake[] = [
  ['describes a photo by its file', ...instead('IMG_2031.jpg', 'text.picture-name')],
  ['describes a photo by its number', ...instead('DSC 01234', 'text.picture-name')],
  ['describes a photo as one', ...instead('Fotoğraf 1', 'text.picture-name')],
  [
    'describes a photo by where it came from',
    ...instead('WhatsApp Image 2026-10-14 at 12.00.00', 'text.picture-name'),
  ],
  ['leaves the words of a new record', ...instead('Fotoğrafta ne olduğu', 'text.filler')],
  [
    'describes the photo of the clinic by its file',
    about,
    /"photoAlt": "[^"]*"/,
    '"photoAlt": "about.png"',
    'text.picture-name',
  ],
  ['writes a file for a name', doctors, '"Selin Ardıç"', '"selin.jpg"', 'text.file-name'],
  ['writes a trial', doctors, '"Selin Ardıç"', '"deneme"', 'text.filler'],
  [
    'writes that there is nothing',
    clinic,
    '"Bayrampaşa",\n    "city"',
    '"yok",\n    "city"',
    'text.filler',
  ],
  ['leaves the label of a new counter', statistics, '"DOKTOR"', '"SAYAÇ ADI"', 'text.filler'],
  ['puts a name between angles', doctors, '"Selin Ardıç"', '"<Selin>"', 'text.angle'],
  [
    'puts a word between angles',
    about,
    'Mercan, Bayrampaşa',
    'Mercan <merkez>, Bayrampaşa',
    'text.angle',
  ],
  [
    'pastes a link of a page',
    about,
    'bir diş kliniğidir',
    'bir <a href=\\"x\\">diş kliniğidir</a>',
    'text.html',
  ],
  ['writes a number for a text', doctors, /"summary": "Dolgu[^"]*"/, '"summary": 5', 'value.type'],
  ['writes a number for a label', statistics, '"DOKTOR"', '12', 'value.type'],
  [
    'joins the items of a list',
    doctors,
    /"areas": \[[^\]]*\]/,
    '"areas": "Kanal tedavisi, Dolgu"',
    'value.type',
  ],
  ['writes nothing for a list', doctors, /"areas": \[[^\]]*\]/, '"areas": null', 'value.null'],
  [
    'writes words for both prices',
    prices,
    '"min": 1500, "max": 2000',
    '"min": "muayenede", "max": "muayenede"',
    'price.words',
  ],
  [
    'writes null for both prices',
    prices,
    '"min": 1500, "max": 2000',
    '"min": null, "max": null',
    'price.words',
  ],
  [
    'writes zero for both prices',
    prices,
    '"min": 1500, "max": 2000',
    '"min": 0, "max": 0',
    'value.low',
  ],
  [
    'gives a record the name of a part of the page',
    services,
    '"id": "implant"',
    '"id": "services"',
    'record.taken-id',
  ],
  [
    'gives a price group such a name',
    prices,
    '"id": "implant"',
    '"id": "contact"',
    'record.taken-id',
  ],
  [
    'gives a doctor such a name',
    doctors,
    '"id": "selin-ardic"',
    '"id": "content"',
    'record.taken-id',
  ],
]
