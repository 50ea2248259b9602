import { say } from '../language.ts'
import { recordOf } from '../naming.ts'
import { lineAt, placeOf } from '../position.ts'
import type { Fault, TextFile } from '../types.ts'

/** So many faults are told in full; who has more repairs these first. */
const MOST = 50

/** So much of a long line is shown around the fault. */
const WIDTH = 96

const UNSEEN = /[\p{Cc}\p{Cf}\u00A0\u2000-\u200A\u2028\u2029\u202F\u3000]/gu

/** The whole report, in the order of files and lines. */
export function reportOf(faults: readonly Fault[], files: readonly TextFile[]): string {
  const blocks = blocksOf('✖', faults, files)
  if (faults.length > MOST) blocks.push(say('report.first-only', { most: MOST }))
  const end = `${say('report.problems', { count: faults.length })} ${say('report.stays', {})}`
  return [...blocks, end].join('\n\n')
}

/** What should be looked at again; the site is published all the same. */
export function warningsReport(warnings: readonly Fault[], files: readonly TextFile[]): string {
  const blocks = blocksOf('⚠', warnings, files)
  return [...blocks, say('report.warnings', { count: warnings.length })].join('\n\n')
}

function blocksOf(sign: string, faults: readonly Fault[], files: readonly TextFile[]): string[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  return faults.slice(0, MOST).map((fault) => blockOf(sign, fault, byName.get(fault.file)))
}

function blockOf(sign: string, fault: Fault, file: TextFile | undefined): string {
  const { line, column } = placeOf(file?.text ?? '', fault.range.offset)
  const record = file ? recordOf(file, fault) : ''
  const header = `${sign} ${fault.file}:${line}:${column}, ${say('report.place', { line, column })}${record && `: ${record}`}`
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
    written && `${label('report.written')} ${visible(written)}`,
    expected && `${label('report.expected')} ${expected}`,
  ].filter(Boolean)
  if (pair.join('').length < 100 && pair.length > 0) lines.push(`  ${pair.join('      ')}`)
  else for (const each of pair) lines.push(`  ${each}`)
  if (suggestion) lines.push(`  ${say('report.meant', { suggestion })}`)
  if (correct !== undefined) lines.push(...correctionLines(correct, doing))
  else if (example) lines.push(`  ${label('report.example')} ${example}`)
  if (alsoIn) lines.push(`  ${say('report.also-in', { names: alsoIn.join(', ') })}`)
  return lines
}

const LABELS = ['report.written', 'report.expected', 'report.correct', 'report.example'] as const

/** What stands before a value; all colons stand below each other. */
function label(name: (typeof LABELS)[number]): string {
  const width = Math.max(...LABELS.map((each) => say(each, {}).length))
  return `${say(name, {}).padEnd(width)}:`
}

/** One line stands beside its label, several below it. */
function correctionLines(correct: string, doing: string | undefined): string[] {
  const written = correct === '' ? [] : correct.split('\n').map(visible)
  const start = `  ${label('report.correct')} ${doing ?? ''}`
  if (written.length === 0) return [`${start}.`]
  if (written.length === 1) return [`${start}${doing ? ': ' : ''}${written[0]}`]
  const indent = ' '.repeat(start.length - (doing ?? '').length)
  return [`${start}:`, ...written.map((line) => `${indent}${line}`)]
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
