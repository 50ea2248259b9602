import type { Mistake } from './mistake.ts'

const services = 'content/services.json'

/** What has no place where it was typed or pasted, though every bracket and quote stands right. */
export const strayMistakes: Mistake[] = [
  [
    'breaks a text over two lines',
    services,
    'bir vida ile onun',
    'bir vida\n      ile onun',
    'json.line-break',
  ],
  [
    'presses Tab inside a text',
    services,
    'bir vida ile onun',
    'bir vida\tile onun',
    'json.control',
  ],
  ['types a backslash', services, 'bir vida ile onun', 'bir vida \\ ile onun', 'json.backslash'],
  [
    'writes a note to a colleague',
    services,
    '"tone": "primary",',
    '"tone": "primary", // Ayşe baksın',
    'json.comment',
  ],
  [
    'pastes a no-break space between fields',
    services,
    '"tone": "primary"',
    '"tone":\u00A0"primary"',
    'json.odd-space',
  ],
  [
    'pastes a place on a disk with an unknown sign',
    services,
    'bir vida ile',
    'bir C:\\diş vida ile',
    'json.backslash',
  ],
  [
    'pastes a place on a disk into a text',
    services,
    'bir vida ile',
    'bir C:\\bakım vida ile',
    'text.escape',
  ],
]
