import type { Mistake } from './mistake.ts'

const prices = 'content/prices.json'
const about = 'content/about.json'
const clinic = 'content/clinic.json'
const doctors = 'content/doctors.json'
const services = 'content/services.json'
const statistics = 'content/statistics.json'

/** Brackets and braces lost, doubled or confused. */
export const bracketMistakes: Mistake[] = [
  ['deletes the bracket that opens a list', prices, '"rows": [', '"rows":', 'json.missing-open'],
  [
    'deletes the bracket that opens a list of texts',
    about,
    '"vision": [',
    '"vision": ',
    'json.missing-open',
  ],
  ['deletes the brace after a key', clinic, '"sections": {', '"sections": ', 'json.missing-open'],
  [
    'deletes the brace and the comma after a part',
    clinic,
    '"map": "auto"\n  },',
    '"map": "auto"',
    'json.missing-close',
  ],
  ['opens a list with a brace', prices, '"rows": [', '"rows": {', 'json.wrong-open'],
  ['opens a list with a round bracket', prices, '"rows": [', '"rows": (', 'json.round-bracket'],
  ['deletes the line that opens a list', prices, '\n      "rows": [', '', 'json.missing-list'],
  [
    'deletes the brace that opens a record',
    prices,
    '{ "id": "root-canal", ',
    '"id": "root-canal", ',
    'json.missing-open',
  ],
  [
    'deletes the brace that opens a longer record',
    prices,
    '{\n      "id": "paediatric"',
    '      "id": "paediatric"',
    'json.missing-open',
  ],
  ['closes a record twice', prices, '"max": 2000 },', '"max": 2000 }},', 'json.extra-close'],
  [
    'closes a list twice',
    prices,
    '"max": 5000 }\n      ]',
    '"max": 5000 }\n      ]]',
    'json.extra-close',
  ],
  [
    'closes a record with a bracket',
    prices,
    '"max": 2000 },',
    '"max": 2000 ],',
    'json.wrong-close',
  ],
  [
    'closes a record with a round bracket',
    prices,
    '"max": 2000 },',
    '"max": 2000 ),',
    'json.round-bracket',
  ],
  [
    'ends a record with a full stop',
    prices,
    '"max": 2000 },',
    '"max": 2000 }.',
    'json.wrong-comma',
  ],
  [
    'forgets the brace at the end of a row',
    prices,
    '"max": 2000 },',
    '"max": 2000 ,',
    'json.missing-close',
  ],
  [
    'joins two records by deleting what parts them',
    prices,
    '    },\n    {\n      "id": "paediatric"',
    '    {\n      "id": "paediatric"',
    'json.missing-close',
  ],
  [
    'forgets the bracket at the end of a short list',
    clinic,
    '"Diş Estetiği"]',
    '"Diş Estetiği"',
    'json.missing-close',
  ],
  [
    'writes a list without its brackets',
    clinic,
    '["Muayene", "Devam Eden Tedavi", "Diş Estetiği"]',
    '"Muayene", "Devam Eden Tedavi", "Diş Estetiği"',
    'json.missing-open',
  ],
  [
    'writes a list in braces',
    doctors,
    '["Diş hekimliği fakültesi, 2011"]',
    '{"Diş hekimliği fakültesi, 2011"}',
    'json.wrong-open',
  ],
  ['writes fields in a bracket', clinic, '"phones": {', '"phones": [', 'json.wrong-open'],
  ['opens the file twice', prices, '{\n  "$schema"', '{{\n  "$schema"', 'json.extra-open'],
  ['opens the file with a bracket', prices, '{\n  "$schema"', '[{\n  "$schema"', 'json.extra-open'],
  [
    'deletes the first brace of the file',
    prices,
    '{\n  "$schema"',
    '"$schema"',
    'json.missing-open',
  ],
  [
    'puts a comma after the opening bracket',
    services,
    '"services": [',
    '"services": [,',
    'json.leading-comma',
  ],
  ['puts a comma after the last brace', statistics, /\}\s*$/, '},\n', 'json.after-end'],
  [
    'types a letter before the first brace',
    prices,
    '{\n  "$schema"',
    'k{\n  "$schema"',
    'json.before-start',
  ],
  ['pastes the fence of a chat answer', statistics, /^\{/, '```json\n{', 'json.before-start'],
  [
    'leaves a mail signature at the end',
    statistics,
    /\}\s*$/,
    '}\nİyi çalışmalar\n',
    'json.after-end',
  ],
  [
    'writes a sentence in place of the whole file',
    statistics,
    /^[\s\S]*$/,
    'Sayıları güncelledim.\n',
    'json.no-content',
  ],
  ['empties the file but for its braces', statistics, /^[\s\S]*$/, '{}\n', 'file.empty'],
]
