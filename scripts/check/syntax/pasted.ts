import { lineAt } from '../position.ts'
import { type Diagnose, diagnosis } from './diagnosis.ts'
import { makesWhole } from './repair.ts'

/** What copying puts before a line: date and sender of a chat, a number, a bullet, a quotation sign. */
const PREFIX =
  /^[ \t]*((?:\[\d{1,2}[./]\d{1,2}[./]\d{2,4}[^\]\n]*\]\s*[^:"{}\n]{1,40}:|\d{1,2}[./]\d{1,2}[./]\d{2,4}[^"{}[\]\n]{0,40}:|\d{1,4}\s*(?:[.)|]|:(?=\s))|[-•*+>–—·▪◦]+)[ \t]*)(?=["{}[\]])/

/** The line itself is whole; something before it came along. */
export const linePrefix: Diagnose = ({ text, token, last }) => {
  const { start, text: line } = lineAt(text, token.offset)
  const prefix = PREFIX.exec(line)
  if (!prefix?.[1] || (last && last.offset >= start && last.kind === 'string')) return undefined
  const offset = start + prefix[0].length - prefix[1].length
  const written = prefix[1].trimEnd()
  const edit = { offset, length: prefix[1].length, text: '' }
  const whole = makesWhole(text, edit)
  // A minus before a closing sign, a lone number: only what surely came with a copy is named.
  if (!whole && /^[-\d]/.test(written)) return undefined
  return diagnosis(
    'json.line-prefix',
    {},
    { offset, length: written.length },
    whole ? edit : undefined,
  )
}

/** One sign in place of another, or one too many: told when exactly one sign makes all well. */
export const oneSign: Diagnose = ({ text, token }) => {
  const { offset } = token
  const range = { offset, length: 1 }
  const here = text.charAt(offset)
  if (here === '"' || /[\p{L}\d]/u.test(here)) return undefined
  const signs = ['{', '}', '[', ']', ',', ':', ''].filter((sign) => sign !== here)
  const cures = signs.filter((sign) => makesWhole(text, { ...range, text: sign }))
  const [sign] = cures
  if (sign === undefined || cures.length > 1) return undefined
  const edit = { ...range, text: sign }
  return sign === ''
    ? diagnosis('json.stray-sign', { sign: here }, range, edit)
    : diagnosis('json.other-sign', { sign }, range, edit)
}
