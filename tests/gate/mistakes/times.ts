import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'

/** Dates, days and hours. */
export const timeMistakes: Mistake[] = [
  ['writes a day February never has', clinic, '"2026-11-20"', '"2026-02-31"', 'value.date-day'],
  ['writes such a day the Turkish way', clinic, '"2026-11-20"', '"31.02.2026"', 'value.date-day'],
  ['writes a date with short numbers', clinic, '"2026-11-20"', '"12.5.2026"', 'value.date-form'],
  ['writes a date with slashes', clinic, '"2026-11-20"', '"2026/11/20"', 'value.date-form'],
  ['writes a date in words', clinic, '"2026-11-20"', '"20 Kasım 2026"', 'value.date-form'],
  ['writes a year with two digits', clinic, '"2026-11-20"', '"20.11.26"', 'value.date-form'],
  ['writes today for a date', clinic, '"2026-11-20"', '"bugün"', 'value.date-form'],
  ['swaps day and month', clinic, '"2026-11-20"', '"2026-20-11"', 'value.date-month'],
  ['empties a date', clinic, '"2026-11-20"', '""', 'value.empty'],
  ['writes a date without quotes', clinic, '"2026-11-20"', '20.11.2026', 'json.bare-figure'],
  ['writes an ISO date without quotes', clinic, '"2026-11-20"', '2026-11-20', 'json.bare-figure'],
  ['writes an hour without quotes', clinic, '"23:00"', '23:00', 'json.bare-figure'],
  ['writes an hour with a dot and no quotes', clinic, '"23:00"', '23.00', 'value.type'],
  ['writes an hour after midnight as 25', clinic, '"23:00"', '"25:00"', 'value.form'],
  ['writes midnight as 24', clinic, '"23:00"', '"24:00"', 'value.form'],
  ['writes sixty minutes', clinic, '"23:00"', '"23:60"', 'value.form'],
  ['writes an hour without minutes', clinic, '"23:00"', '"23"', 'value.form'],
  ['writes an hour without its colon', clinic, '"23:00"', '"2300"', 'value.form'],
  ['closes at the minute of opening', clinic, '"23:00"', '"11:00"', 'hours.reversed'],
  [
    'writes opening and closing in one field',
    clinic,
    '"11:00",\n      "close": "23:00"',
    '"11:00-23:00"',
    'hours.joined',
  ],
  ['writes a day with a capital', clinic, '"friday"', '"Friday"', 'value.option'],
  ['misspells a day', clinic, '"friday"', '"fryday"', 'value.option'],
  ['lists a day twice', clinic, '"friday"]', '"friday", "friday"]', 'value.repeated'],
  ['writes two days in one text', clinic, '["saturday"]', '["saturday, sunday"]', 'value.option'],
  [
    'joins two days with a dash',
    clinic,
    '["saturday"]',
    '["saturday" - "sunday"]',
    'json.wrong-comma',
  ],
  ['writes one day without its list', clinic, '["saturday"]', '"saturday"', 'value.type'],
  ['empties the days', clinic, '["saturday"]', '[]', 'value.empty-list'],
]
