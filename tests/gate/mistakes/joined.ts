import type { Mistake } from './mistake.ts'

const about = 'content/about.json'
const clinic = 'content/clinic.json'
const services = 'content/services.json'
const statistics = 'content/statistics.json'
const prices = 'content/prices.json'
const common = 'locales/tr/common.json'
const home = 'locales/tr/home.json'

/** Lines lost, doubled, moved or run together: one slip, one message. */
export const joinedMistakes: Mistake[] = [
  [
    'deletes the two lines between records',
    services,
    '\n    },\n    {\n      "id": "aesthetic"',
    '\n      "id": "aesthetic"',
    'record.joined',
  ],
  [
    'deletes what parts two records but for the comma',
    services,
    '\n    },\n    {\n      "id": "aesthetic"',
    ',\n      "id": "aesthetic"',
    'record.joined',
  ],
  [
    'runs two records of one line each together',
    statistics,
    '},\n    { "id": "treatments"',
    ', "id": "treatments"',
    'record.joined',
  ],
  [
    'deletes the last field of a record along with its end',
    services,
    ',\n      "request": "Muayene"\n    },\n    {\n      "id": "aesthetic"',
    ',\n      "id": "aesthetic"',
    'record.joined',
  ],
  ['runs two parts of the clinic together', clinic, '\n  },\n  "chat": {', ',', 'part.joined'],
  ['runs two groups of texts together', common, '\n  },\n  "drawer": {', ',', 'part.joined'],
  [
    'deletes the two lines between groups of texts',
    common,
    '\n  },\n  "drawer": {',
    '',
    'part.joined',
  ],
  ['deletes the line that opens a group', common, '\n  "header": {', '', 'json.lost-opening'],
  [
    'deletes the line that opens a record',
    services,
    '\n    {\n      "id": "gum"',
    '\n      "id": "gum"',
    'json.missing-open',
  ],
  [
    'doubles the line that opens a group',
    common,
    '  "header": {\n',
    '  "header": {\n  "header": {\n',
    'json.double-line',
  ],
  [
    'deletes the line that closes a group',
    common,
    '\n  },\n  "drawer"',
    '\n  "drawer"',
    'json.missing-close',
  ],
  [
    'writes a record behind its list',
    services,
    /\n {2}\]\n/,
    '\n  ],\n  {\n    "id": "yeni"\n  }\n',
    'json.outside-list',
  ],
  [
    'writes a record behind the end of the file',
    services,
    /\}\s*$/,
    '}\n{\n  "id": "yeni"\n}\n',
    'json.outside-list',
  ],
  ['deletes the beginning of a file', statistics, /^[\s\S]*?"id"/, ' "id"', 'json.head-lost'],
  [
    'deletes the end of a file',
    prices,
    /,\n {8}\{ "id": "root-canal"[\s\S]*$/,
    '',
    'json.tail-lost',
  ],
  ['deletes the name of a field', about, '"photoAlt":', ':', 'json.missing-key'],
  [
    'deletes three texts in a row',
    common,
    / {4}"open"[\s\S]*?"title": "Menü",\n/,
    '',
    'locale.missing-many',
  ],
  [
    'runs a text into the group after it',
    common,
    '  "skipToContent": "İçeriğe geç",\n  "error": {\n',
    '  "error": {\n    "skipToContent": "İçeriğe geç",\n',
    'locale.moved-in',
  ],
  [
    'moves a text out of its group',
    common,
    '  "header": {\n    "menu": "Ana menü",\n',
    '  "menu": "Ana menü",\n  "header": {\n',
    'locale.moved',
  ],
  [
    'puts all texts into a list',
    home,
    /^[\s\S]*$/,
    '[{ "heading": "{{clinic}}, {{district}}" }]\n',
    'locale.wrapped',
  ],
  [
    'writes a group with a dot',
    home,
    /"about": \{[^}]*\}/,
    '"about.more": "Devamı"',
    'locale.dotted',
  ],
  [
    'pastes a line from a chat',
    services,
    '      "tone"',
    '[21.11.2026 10:15] Ayşe: "tone"',
    'json.line-prefix',
  ],
  ['pastes a numbered line', services, '      "tone"', '9. "tone"', 'json.line-prefix'],
]
