import { diagnostic } from '../diagnostic.ts'
import type { Rule, TextFile } from '../types.ts'

/** Turkish letters and punctuation in UTF-8 that was decoded as Windows-1252/1254 or Latin-1. */
const BROKEN =
  /(?:[ÃÄÅ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2026\u2030\u2039\u203A\u20AC\u2122]|â€[\u0080-\u00BF\u0153\u02DC\u2013-\u2026\u2122]|Â[\u00A0-\u00BF])+/g

/** Turkish letters in Windows-1254 that were decoded as Latin-1. */
const MISREAD: Record<string, string> = { ð: 'ğ', ý: 'ı', þ: 'ş', Ð: 'Ğ', Ý: 'İ', Þ: 'Ş' }
const MISREAD_RUN = /[ðýþÐÝÞ]+/g

/** Damage on more lines means that the whole file was saved in a wrong encoding. */
const MOST_LINES = 3

export const intactLetters: Rule = {
  scope: 'text',
  *check({ file, role, text }: TextFile) {
    const lost = text.indexOf('\uFFFD')
    if (lost !== -1) {
      yield diagnostic('bytes.lost-letter', {}, file, { offset: lost, length: 1 })
      return
    }
    const decoded = text.replace(BROKEN, repairedRun)
    // These letters are correct in Icelandic, Czech or Turkmen.
    const isTurkish = role.language === 'tr'
    const repaired = isTurkish ? decoded.replace(MISREAD_RUN, repairedMisread) : decoded
    if (repaired === text) return
    const offset = firstDifference(text, repaired)
    const damaged = new RegExp(BROKEN.source, 'y').exec(text.slice(offset))?.[0]
    const range = { offset, length: damaged?.length ?? 1 }
    const edit = { offset: 0, length: text.length, text: repaired }
    if (changedLines(text, repaired) > MOST_LINES)
      yield diagnostic('bytes.mojibake-file', {}, file, range)
    else yield diagnostic('bytes.mojibake', {}, file, range, { edit })
  },
}

function changedLines(text: string, repaired: string): number {
  const lines = repaired.split('\n')
  return text.split('\n').filter((line, index) => line !== lines[index]).length
}

const repairedMisread = (run: string) =>
  [...run].map((letter) => MISREAD[letter] ?? letter).join('')

/** Encodes the run in Windows-1252 again and decodes it as UTF-8. */
function repairedRun(run: string): string {
  const bytes = [...run].map((letter) => BYTE_OF.get(letter) ?? letter.charCodeAt(0))
  if (bytes.some((byte) => byte > 255)) return run
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return run
  }
}

/** Windows-1252 from 0x80, a dot for no character: Node 20 decodes these bytes as Latin-1. */
const BYTE_OF = new Map(
  [...'€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'].flatMap((sign, index) =>
    sign === '.' ? [] : [[sign, 0x80 + index] as const],
  ),
)

function firstDifference(a: string, b: string): number {
  let at = 0
  while (a[at] === b[at]) at += 1
  return at
}
