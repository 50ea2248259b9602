import type { SiteChange } from '../../../../src/validation/changes/siteChange.ts'
import { lineAt, positionOf } from '../../../../src/validation/position.ts'
import { recordLabel } from '../../../../src/validation/recordLabel.ts'
import type { Task } from '../../../../src/validation/task.ts'
import type { Diagnostic, TextFile } from '../../../../src/validation/types.ts'
import type { SiteResult } from '../../../../src/validation/validateSite.ts'

/** A diagnostic for tools: positions from 1, the end column after the last character. */
export type Entry = {
  code: string
  message: string
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  record?: string
} & Pick<
  Diagnostic,
  'written' | 'expected' | 'suggestion' | 'correct' | 'doing' | 'example' | 'alsoIn' | 'unlisted'
>

export function entryOf(diagnostic: Diagnostic, files: readonly TextFile[]): Entry {
  const file = files.find((each) => each.file === diagnostic.file)
  const text = file?.text ?? ''
  const { line, column } = positionOf(text, diagnostic.range.offset)
  const rest = Math.max(1, lineAt(text, diagnostic.range.offset).end - diagnostic.range.offset)
  const { written, expected, suggestion, correct, doing, example, alsoIn, unlisted } = diagnostic
  const record = file && recordLabel(file, diagnostic)
  return {
    code: diagnostic.code,
    message: diagnostic.sentence,
    file: diagnostic.file,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(1, Math.min(diagnostic.range.length, rest)),
    ...(record && { record }),
    ...(written && { written }),
    ...(expected && { expected }),
    ...(suggestion && { suggestion }),
    ...(correct !== undefined && { correct }),
    ...(doing && { doing }),
    ...(example && { example }),
    ...(alsoIn && { alsoIn }),
    ...(unlisted && { unlisted }),
  }
}

/**
 * The object that `--json` prints; `ok` is false when the exit code is 1. Fields may be added;
 * meanings change only with `version`.
 */
export function jsonReport(
  { faults, warnings, files }: SiteResult,
  ok: boolean,
  more: { change?: SiteChange; tasks?: Task[] },
): string {
  const entries = (found: readonly Diagnostic[]) =>
    found.map((diagnostic) => entryOf(diagnostic, files))
  const report = {
    version: 1,
    ok,
    files: files.length,
    problems: entries(faults),
    warnings: entries(warnings),
    ...more,
  }
  return JSON.stringify(report, null, 2)
}
