import { countOf } from '../../../../src/validation/limits.ts'
import { currentLanguage, gapNotice, message } from '../../../../src/validation/messages.ts'
import { lineAt, positionOf } from '../../../../src/validation/position.ts'
import { recordLabel } from '../../../../src/validation/recordLabel.ts'
import type { Diagnostic, TextFile } from '../../../../src/validation/types.ts'
import type { SiteResult } from '../../../../src/validation/validateSite.ts'
import { COLUMNS, columnsOf, cutAround, letters } from '../../columns.ts'

/** Diagnostics printed in full. */
const MOST = 50

const UNSEEN = /[\p{Cc}\p{Cf}\u00A0\u2000-\u200A\u2028\u2029\u202F\u3000]/gu

/** Errors, or warnings and that the site is fine, and what the messages' language lacks. */
export function resultReport({ faults, warnings, files }: SiteResult): string {
  const outcome =
    faults.length > 0
      ? [errorReport(faults, files)]
      : [
          ...(warnings.length > 0 ? [warningsReport(warnings, files)] : []),
          message('report.fine', { count: files.length }),
        ]
  return [...outcome, ...gapNotice(currentLanguage())].join('\n\n')
}

/** All errors, in the order of files and lines. */
export function errorReport(faults: readonly Diagnostic[], files: readonly TextFile[]): string {
  const blocks = blocksOf('✖', faults, files)
  if (faults.length > MOST) blocks.push(message('report.first-only', { most: MOST }))
  const { count, isLeast } = countOf(faults)
  const total = message(isLeast ? 'report.problems-least' : 'report.problems', { count })
  const end = `${total} ${message('report.stays', {})}`
  return [...blocks, end].join('\n\n')
}

/** Warnings do not stop publication. */
export function warningsReport(
  warnings: readonly Diagnostic[],
  files: readonly TextFile[],
): string {
  const blocks = blocksOf('⚠', warnings, files)
  return [...blocks, message('report.warnings', { count: countOf(warnings).count })].join('\n\n')
}

function blocksOf(
  sign: string,
  faults: readonly Diagnostic[],
  files: readonly TextFile[],
): string[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  return faults
    .slice(0, MOST)
    .map((diagnostic) => blockOf(sign, diagnostic, byName.get(diagnostic.file)))
}

function blockOf(sign: string, diagnostic: Diagnostic, file: TextFile | undefined): string {
  const { line, column } = positionOf(file?.text ?? '', diagnostic.range.offset)
  const record = file ? recordLabel(file, diagnostic) : ''
  const header = `${sign} ${diagnostic.file}:${line}:${column}, ${message('report.place', { line, column })}${record && `: ${record}`}`
  const frame = file ? frameOf(file.text, diagnostic, line) : []
  return [header, `  ${diagnostic.sentence}`, ...frame, ...adviceOf(diagnostic)].join('\n')
}

/** What was written, what is expected, and the fix if it was verified. */
export function adviceOf({
  written,
  expected,
  suggestion,
  correct,
  doing,
  example,
  alsoIn,
}: Diagnostic): string[] {
  const lines: string[] = []
  const pair = [
    written && `${label('report.written')} ${visible(written)}`,
    expected && `${label('report.expected')} ${expected}`,
  ].filter(Boolean)
  const both = `  ${pair.join('      ')}`
  if (pair.length === 2 && columnsOf(both) <= COLUMNS) lines.push(both)
  else lines.push(...pair.map((each) => `  ${each}`))
  if (suggestion) lines.push(`  ${message('report.meant', { suggestion })}`)
  if (correct !== undefined) lines.push(...correctionLines(correct, doing))
  else if (example) lines.push(`  ${label('report.example')} ${example}`)
  if (alsoIn) lines.push(`  ${message('report.also-in', { names: alsoIn.join(', ') })}`)
  return lines
}

const LABELS = ['report.written', 'report.expected', 'report.correct', 'report.example'] as const

/** A label; labels are padded so that colons align. */
function label(name: (typeof LABELS)[number]): string {
  const width = Math.max(...LABELS.map((each) => message(each, {}).length))
  return `${message(name, {}).padEnd(width)}:`
}

/** One corrected line follows its label, several go below it. */
function correctionLines(correct: string, doing: string | undefined): string[] {
  const written = correct === '' ? [] : correct.split('\n').map(visible)
  const start = `  ${label('report.correct')} ${doing ?? ''}`
  if (written.length === 0) return [`${start}.`]
  if (written.length === 1) return [`${start}${doing ? ': ' : ''}${written[0]}`]
  const indent = ' '.repeat(start.length - (doing ?? '').length)
  return [`${start}:`, ...written.map((line) => `${indent}${line}`)]
}

/** Code units read on each side of a range: more than fit. */
const REACH = 2 * COLUMNS

/** The affected line with carets below the range. */
function frameOf(text: string, { range }: Diagnostic, number: number): string[] {
  const line = lineAt(text, range.offset)
  const from = Math.max(line.start, range.offset - REACH)
  const near = text.slice(from, Math.min(line.end, range.offset + REACH))
  // A combining mark is shown with its letter.
  const letter = letters.segment(near).containing(range.offset - from)
  const at = letter?.index ?? near.length
  const end = Math.max(at + 1, range.offset - from + range.length)
  const gutter = `    > ${number} | `
  const { shown, carets } = cutAround(
    {
      before: visible(near.slice(0, at)),
      marked: visible(near.slice(at, end)),
      after: visible(near.slice(end)),
    },
    COLUMNS - gutter.length,
  )
  return [`${gutter}${shown}`, `${' '.repeat(gutter.length - 2)}| ${carets}`]
}

/** Invisible characters become boxes; a tab keeps one column, so that carets align. */
const visible = (text: string) => text.replace(UNSEEN, (letter) => (letter === '\t' ? ' ' : '□'))
