import type { Mistake } from './mistake.ts'

const pages = 'content/pages.json'
const treatments = 'content/treatments.json'
const questions = 'content/questions.json'
const prose = 'content/prose.json'
const calls = 'content/calls.json'
const services = 'content/services.json'

const treatment = '{ "kind": "treatment", "record": "implant" }'

/** What pages show: records, and links between them. */
export const sectionMistakes: Mistake[] = [
  [
    'describes a service the clinic does not have',
    treatments,
    '"service": "implant"',
    '"service": "implants"',
    'record.unknown',
  ],
  [
    'names a price row that is not on the list',
    treatments,
    '"domestic-implant"',
    '"domestic"',
    'record.unknown',
  ],
  [
    'names a doctor by half of the code',
    treatments,
    '["kerem-yaliner"]',
    '["kerem"]',
    'record.unknown',
  ],
  [
    'names a doctor twice',
    treatments,
    '["kerem-yaliner"]',
    '["kerem-yaliner", "kerem-yaliner"]',
    'value.repeated',
  ],
  [
    'asks for questions that nobody wrote',
    treatments,
    '"questions": "implant"',
    '"questions": "implants"',
    'record.unknown',
  ],
  ['adds a part and leaves it empty', treatments, '"parts": [', '"parts": [{},', 'record.empty'],
  ['describes no picture', treatments, /\n\s*"photoAlt": "[^"]*",/, '', 'field.pair'],
  [
    'links to a page that is not there',
    prose,
    '"page": "implant"',
    '"page": "implan"',
    'record.unknown',
  ],
  [
    'links to a page and to an address',
    prose,
    '"page": "implant" }',
    '"page": "implant", "url": "https://www.saglik.gov.tr/" }',
    'link.both',
  ],
  ['links to nothing', prose, ', "page": "implant" }', ' }', 'link.nowhere'],
  [
    'links to an address without its beginning',
    prose,
    '"page": "implant" }',
    '"url": "www.saglik.gov.tr" }',
    'value.form',
  ],
  [
    'leads a service to a page that is not there',
    services,
    '"page": "implant"',
    '"page": "implants"',
    'record.unknown',
  ],
  [
    'calls and does not say where to',
    calls,
    /,\n\s*"label"[\s\S]*?"phone": "landline"/,
    '',
    'call.nowhere',
  ],
  ['labels a button that leads nowhere', calls, /\n\s*"page": "appointment",/, '', 'field.pair'],
  [
    'writes a record that no page shows',
    calls,
    '"calls": [',
    '"calls": [\n    { "id": "ask-again", "title": "Bizi arayın", "text": "Sorularınızı yanıtlarız.", "phone": "mobile" },',
    'record.unused',
  ],
  [
    'gives a question the code of a part of the page',
    questions,
    '"id": "check-ups"',
    '"id": "contact"',
    'record.taken-id',
  ],
  [
    'forgets which record a section shows',
    pages,
    treatment,
    '{ "kind": "treatment" }',
    'section.no-record',
  ],
  [
    'gives a record to a section that shows a whole file',
    pages,
    '{ "kind": "hero" }',
    '{ "kind": "hero", "record": "implant" }',
    'section.needless-record',
  ],
  [
    'misspells the record of a section',
    pages,
    '"record": "first-visit"',
    '"record": "frist-visit"',
    'record.unknown',
  ],
  [
    'shows questions twice on one page',
    pages,
    treatment,
    `${treatment}, { "kind": "questions", "record": "implant" }`,
    'record.shown-twice',
  ],
  [
    'puts a page where the desk is',
    pages,
    /"path": "\/fiyat-Listesi"/,
    '"path": "/yonetim"',
    'page.reserved',
  ],
  [
    'puts a page below the desk, in another spelling',
    pages,
    /"path": "\/fiyat-Listesi"/,
    '"path": "/Yönetim/fiyatlar"',
    'page.reserved',
  ],
]
