import { recordOf } from '../naming.ts'
import { lineAt, placeOf } from '../position.ts'
import type { Fault, TextFile } from '../types.ts'

/** So many faults are told in full; who has more repairs these first. */
const MOST = 50

/** So much of a long line is shown around the fault. */
const WIDTH = 96

const UNSEEN = /[\p{Cc}\p{Cf}\u00A0\u2000-\u200A\u2028\u2029\u202F\u3000]/gu

export const STAYS = 'Değişiklik yayınlanmadı; site eski hâliyle çalışmaya devam ediyor.'

/** The whole report, in the order of files and lines. */
export function reportOf(faults: readonly Fault[], files: readonly TextFile[]): string {
  const blocks = blocksOf('✖', faults, files)
  if (faults.length > MOST)
    blocks.push(`Burada ilk ${MOST} sorun gösterildi; bunlar düzelince kalanlar görünür.`)
  return `${blocks.join('\n\n')}\n\n${faults.length} sorun bulundu. ${STAYS}`
}

/** What should be looked at again; the site is published all the same. */
export function warningsReport(warnings: readonly Fault[], files: readonly TextFile[]): string {
  const blocks = blocksOf('⚠', warnings, files)
  return `${blocks.join('\n\n')}\n\n${warnings.length} uyarı var. Uyarılar yayını durdurmaz; doğruysa bir şey yapmanız gerekmez.`
}

function blocksOf(sign: string, faults: readonly Fault[], files: readonly TextFile[]): string[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  return faults.slice(0, MOST).map((fault) => blockOf(sign, fault, byName.get(fault.file)))
}

function blockOf(sign: string, fault: Fault, file: TextFile | undefined): string {
  const { line, column } = placeOf(file?.text ?? '', fault.range.offset)
  const record = file ? recordOf(file, fault) : ''
  const header = `${sign} ${fault.file}:${line}:${column}, ${line}. satır, ${column}. sütun${record && `: ${record}`}`
  const frame = file ? frameOf(file.text, fault, line) : []
  return [header, `  ${fault.sentence}`, ...frame, ...adviceOf(fault)].join('\n')
}

/** What was written, what belongs there, and the repair when it is sure. */
export function adviceOf({
  written,
  expected,
  suggestion,
  correct,
  doing,
  example,
  alsoIn,
}: Fault): string[] {
  const lines: string[] = []
  const pair = [
    written && `Yazılan : ${visible(written)}`,
    expected && `Beklenen: ${expected}`,
  ].filter(Boolean)
  if (pair.join('').length < 100 && pair.length > 0) lines.push(`  ${pair.join('      ')}`)
  else for (const each of pair) lines.push(`  ${each}`)
  if (suggestion) lines.push(`  Bunu mu demek istediniz: ${suggestion}?`)
  if (correct !== undefined) lines.push(...correctionLines(correct, doing))
  else if (example) lines.push(`  Örnek   : ${example}`)
  if (alsoIn) lines.push(`  Aynı sorun şu kayıtlarda da var: ${alsoIn.join(', ')}`)
  return lines
}

/** One line stands beside its label, several below it. */
function correctionLines(correct: string, doing: string | undefined): string[] {
  const written = correct === '' ? [] : correct.split('\n').map(visible)
  const label = `  Doğrusu : ${doing ?? ''}`
  if (written.length === 0) return [`${label}.`]
  if (written.length === 1) return [`${label}${doing ? ': ' : ''}${written[0]}`]
  return [`${label}:`, ...written.map((line) => `            ${line}`)]
}

/** The line at fault with carets under the stretch that is meant. */
function frameOf(text: string, { range }: Fault, number: number): string[] {
  const line = lineAt(text, range.offset)
  const at = range.offset - line.start
  const length = Math.max(1, Math.min(range.length, line.end - range.offset))
  const from =
    line.text.length <= WIDTH ? 0 : Math.max(0, Math.min(at - 30, line.text.length - WIDTH))
  const lead = from > 0 ? '…' : ''
  const tail = line.text.length - from > WIDTH ? '…' : ''
  const shown = `${lead}${visible(line.text.slice(from, from + WIDTH))}${tail}`
  const carets = '^'.repeat(Math.min(length, Math.max(1, WIDTH - (at - from))))
  const gutter = String(number)
  return [
    `    > ${gutter} | ${shown}`,
    `      ${' '.repeat(gutter.length)} | ${' '.repeat(at - from + lead.length)}${carets}`,
  ]
}

/** What cannot be seen is shown as a box; a tab takes one place, so that the carets stand right. */
const visible = (text: string) => text.replace(UNSEEN, (letter) => (letter === '\t' ? ' ' : '□'))
