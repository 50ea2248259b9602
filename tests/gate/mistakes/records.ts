import type { Mistake } from './mistake.ts'

const statistics = 'content/statistics.json'
const testimonials = 'content/testimonials.json'
const services = 'content/services.json'

/** Records and fields copied, renamed, emptied. */
export const recordMistakes: Mistake[] = [
  [
    'copies a record whole',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },\n    { "id": "doctors", "label": "DOKTOR", "target": 3 },',
    'record.same-id',
  ],
  [
    'adds an empty record',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },\n    {},',
    'record.empty',
  ],
  [
    'adds a text among the records',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },\n    "yeni",',
    'value.type',
  ],
  [
    'writes a record as a list',
    statistics,
    '{ "id": "doctors", "label": "DOKTOR", "target": 3 },',
    '["doctors", "DOKTOR", 3],',
    'value.type',
  ],
  ['removes the last record', statistics, /\[[\s\S]*\]/, '[]', 'section.empty'],
  [
    'removes a whole list',
    testimonials,
    /,\n {2}"testimonials": \[[\s\S]*\]\n\}/,
    '\n}',
    'field.missing',
  ],
  ['names the list in Turkish', services, '"services": [', '"hizmetler": [', 'field.renamed'],
  [
    'names a field in Turkish',
    services,
    '"title": "İmplant',
    '"başlık": "İmplant',
    'field.renamed',
  ],
  [
    'names a field by the first word of its title',
    services,
    '"request": "Muayene"',
    '"talep": "Muayene"',
    'field.unknown',
  ],
  ['writes a key with a dotless i', services, '"title"', '"tıtle"', 'field.unknown'],
  ['writes a key with a space', services, '"title"', '"title "', 'field.unknown'],
  ['pastes a zero-width space into a key', services, '"title"', '"title\u200B"', 'field.unknown'],
  [
    'loses the sign of the line about the rules',
    services,
    '"$schema"',
    '"schema"',
    'field.unknown',
  ],
  [
    'deletes the line about the rules',
    services,
    '\n  "$schema": "./schemas/services.schema.json",',
    '',
    'field.missing',
  ],
  ['puts one text in a list', services, '"İmplant Tedavisi"', '["İmplant Tedavisi"]', 'value.type'],
  ['writes null for a title', services, '"İmplant Tedavisi"', 'null', 'value.null'],
  ['numbers a record', services, '"id": "implant"', '"id": 1', 'value.type'],
  ['writes a code with a capital', services, '"id": "implant"', '"id": "Implant"', 'value.form'],
  [
    'writes a code with a space',
    services,
    '"id": "implant"',
    '"id": "implant tedavisi"',
    'value.form',
  ],
  [
    'writes a code with an underscore',
    services,
    '"id": "implant"',
    '"id": "implant_1"',
    'value.form',
  ],
  ['empties a code', services, '"id": "implant"', '"id": ""', 'value.empty'],
  ['writes a colour as a code', services, '"tone": "primary"', '"tone": "#0a6b6b"', 'value.option'],
  [
    'writes a colour by its Turkish name',
    services,
    '"tone": "tint"',
    '"tone": "nane yeşili"',
    'value.option',
  ],
  [
    'asks for a request nobody offers',
    services,
    '"request": "Muayene"',
    '"request": "Kontrol"',
    'request.unknown',
  ],
  [
    'pastes the content of another file',
    statistics,
    /^[\s\S]*$/,
    '{ "$schema": "./schemas/doctors.schema.json", "doctors": [] }\n',
    'file.swapped',
  ],
]
