import type { Mistake } from './mistake.ts'

const prices = 'content/prices.json'
const statistics = 'content/statistics.json'
const services = 'content/services.json'
const clinic = 'content/clinic.json'
const doctors = 'content/doctors.json'

/** Quotes, colons and commas of other keyboards, and what is pasted between the fields. */
export const quoteMistakes: Mistake[] = [
  ['types primes for quotes', prices, '"2026-11-02"', '″2026-11-02″', 'json.curly-quote'],
  ['types German quotes', prices, '"2026-11-02"', '„2026-11-02“', 'json.curly-quote'],
  ['types backticks for quotes', prices, '"2026-11-02"', '`2026-11-02`', 'json.curly-quote'],
  ['closes a text with a curly quote', prices, '"2026-11-02"', '"2026-11-02”', 'json.curly-quote'],
  ['closes a key with a curly quote', prices, '"listDate":', '"listDate”:', 'json.curly-quote'],
  [
    'types single quotes through a whole record',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    "{ 'id': 'doctors', 'label': 'DOKTOR', 'target': 3 },",
    'json.single-quote',
  ],
  [
    'types two single quotes for one double',
    prices,
    '"2026-11-02"',
    "''2026-11-02''",
    'json.single-quote',
  ],
  ['types every quote twice', prices, '"2026-11-02"', '""2026-11-02""', 'json.double-quote'],
  ['types the quotes of a key twice', prices, '"listDate":', '""listDate"":', 'json.double-quote'],
  [
    'ends the quote before the last word',
    services,
    '"İmplant Tedavisi"',
    '"İmplant" Tedavisi',
    'json.inner-quote',
  ],
  [
    'quotes a name inside the title',
    clinic,
    '"Örnek Mercan Ağız',
    '"Örnek "Mercan" Ağız',
    'json.inner-quote',
  ],
  [
    'leaves the keys of a record bare',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '{ id: "doctors", label: "DOKTOR", target: 3 },',
    'json.bare-key',
  ],
  [
    'leaves a whole list bare',
    clinic,
    '["Muayene", "Devam Eden Tedavi", "Diş Estetiği"]',
    '[Muayene, Devam Eden Tedavi, Diş Estetiği]',
    'json.bare-word',
  ],
  ['leaves a file name bare', doctors, '"doctor-1.svg"', 'doctor-1.svg', 'json.bare-word'],
  [
    'puts a backslash before the last quote',
    services,
    '"İmplant Tedavisi"',
    '"İmplant Tedavisi\\"',
    'json.backslash',
  ],
  [
    'breaks a text over two lines with an empty one between',
    services,
    'bir vida ile onun',
    'bir vida\n\n      ile onun',
    'json.line-break',
  ],
  [
    'pastes the whole code of a map',
    clinic,
    /"https:\/\/www\.google\.com\/maps\?q=[^"]*"/,
    '"<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>"',
    'json.embed-code',
  ],
  [
    'types the full-width comma of another keyboard',
    prices,
    '"2026-11-02",',
    '"2026-11-02"，',
    'json.wrong-comma',
  ],
  ['types a colon for a comma', prices, '"2026-11-02",', '"2026-11-02":', 'json.wrong-comma'],
  ['types two colons', prices, '"listDate":', '"listDate"::', 'json.double-colon'],
  ['types a comma for a colon', prices, '"listDate": ', '"listDate", ', 'json.missing-colon'],
  [
    'forgets every colon of a record',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '{ "id" "doctors", "label" "DOKTOR", "target" 3 },',
    'json.missing-colon',
  ],
  [
    'leaves a key alone on its line',
    prices,
    '"listDate": "2026-11-02",',
    '"listDate"',
    'json.missing-value',
  ],
  [
    'writes a note between the lines',
    prices,
    '  "listDate"',
    '  fiyatlar güncellendi\n  "listDate"',
    'json.stray',
  ],
  [
    'writes a note with a name and a colon',
    prices,
    '  "listDate"',
    '  Ayşe: buna bak\n  "listDate"',
    'json.stray',
  ],
  ['pastes half a tag', prices, '"listDate"', '<b>"listDate"', 'json.stray'],
  ['pastes a bullet', statistics, '{ "id"', '• { "id"', 'json.line-prefix'],
  ['pastes the plus sign of a change view', statistics, '{ "id"', '+ { "id"', 'json.line-prefix'],
  [
    'writes a note after a hash',
    prices,
    '  "listDate"',
    '  # yeni liste\n  "listDate"',
    'json.comment',
  ],
  [
    'pastes a zero-width space between fields',
    statistics,
    '"statistics": [',
    '\u200B"statistics": [',
    'json.odd-space',
  ],
  [
    'types a lone quote inside a list',
    clinic,
    '"Devam Eden Tedavi"',
    '"Devam" Eden Tedavi"',
    'json.mixed-quotes',
  ],
]
