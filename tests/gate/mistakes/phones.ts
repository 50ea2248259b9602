import type { Mistake } from './mistake.ts'

const clinic = 'content/clinic.json'

/** Telephone numbers as people write them. */
export const phoneMistakes: Mistake[] = [
  ['writes a phone in one piece', clinic, '"+90 500 000 00 00"', '"+905000000000"', 'value.form'],
  [
    'writes a phone with brackets',
    clinic,
    '"+90 500 000 00 00"',
    '"(0500) 000 0000"',
    'value.form',
  ],
  [
    'writes a phone a digit short',
    clinic,
    '"+90 500 000 00 00"',
    '"+90 500 000 00 0"',
    'value.form',
  ],
  [
    'writes a landline as the mobile',
    clinic,
    '"+90 500 000 00 00"',
    '"+90 212 000 00 00"',
    'phone.not-mobile',
  ],
  [
    'writes two phones in one field',
    clinic,
    '"+90 500 000 00 00"',
    '"+90 500 000 00 00 / +90 501 000 00 00"',
    'value.form',
  ],
  [
    'types the letter O in a phone',
    clinic,
    '"+90 500 000 00 00"',
    '"+90 5OO 000 00 00"',
    'value.form',
  ],
  [
    'writes a phone without quotes',
    clinic,
    '"+90 500 000 00 00"',
    '+905000000000',
    'json.bare-figure',
  ],
  ['writes a phone as a number', clinic, '"+90 500 000 00 00"', '5000000000', 'value.type'],
  ['pastes a phone with a no-break space', clinic, '"+90 500', '"+90\u00A0500', 'value.form'],
  ['writes the kind of a phone before it', clinic, '"+90 500 000', '"Cep: 0500 000', 'value.form'],
  [
    'leaves a space after a phone',
    clinic,
    '"mobile": "+90 500 000 00 00"',
    '"mobile": "+90 500 000 00 00 "',
    'text.edge-space',
  ],
  ['writes a mobile as the landline', clinic, '"+90 212', '"+90 532', 'phone.not-landline'],
  [
    'writes a mobile as the landline, without its country',
    clinic,
    '"+90 212 000 00 00"',
    '"0532 000 00 00"',
    'phone.not-landline',
  ],
  [
    'swaps mobile and landline',
    clinic,
    '"mobile": "+90 500 000 00 00",\n    "landline": "+90 212',
    '"mobile": "+90 212 000 00 00",\n    "landline": "+90 500',
    'phone.swapped',
  ],
]
