import type { Random } from './random.ts'

/** What people write, and what programs have stumbled over. */
const PIECES = [
  "Bayrampaşa'da",
  '’nin',
  '%100',
  '& fazlası',
  '1.500 ₺',
  '“tırnak”',
  '"çift"',
  'kâğıt, hâlâ',
  '😊👩‍⚕️',
  '<12 ve >18',
  '$& $1 $`',
  '5\u00A0mm',
  '– ½ …',
  '\\',
  '`',
  '#',
  '(1)',
  '?',
  'x'.repeat(45),
  'İĞÜŞÖÇ ığüşöç',
]

/** The same text worded otherwise; its placeholders stay. */
export function reworded(text: string, random: Random): string {
  const piece = random.oneOf(PIECES)
  const ways = [
    `${text} ${piece}`,
    `${piece} ${text}`,
    `${text} `.repeat(random.between(2, 6)).trim(),
    text.includes('{{') ? text : (text.split(' ')[0] ?? text),
    text.includes('{{') ? text : (Array.from(text)[0] ?? text),
    text.includes('{{') ? text : piece,
  ]
  return random.oneOf(ways)
}
