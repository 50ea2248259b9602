import { recordOf } from '../naming.ts'
import { lineAt, placeOf } from '../position.ts'
import type { Fault, TextFile } from '../types.ts'

/** A fault as tools take it: places from 1, the end column behind the last letter, all on one line. */
export type Entry = {
  code: string
  message: string
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  record?: string
  written?: string
  expected?: string
  suggestion?: string
  correct?: string
  doing?: string
  example?: string
  alsoIn?: string[]
}

export function entryOf(fault: Fault, files: readonly TextFile[]): Entry {
  const file = files.find((each) => each.file === fault.file)
  const text = file?.text ?? ''
  const { line, column } = placeOf(text, fault.range.offset)
  const rest = Math.max(1, lineAt(text, fault.range.offset).end - fault.range.offset)
  const { written, expected, suggestion, correct, doing, example, alsoIn } = fault
  const record = file && recordOf(file, fault)
  return {
    code: fault.code,
    message: fault.sentence,
    file: fault.file,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(1, Math.min(fault.range.length, rest)),
    ...(record && { record }),
    ...(written && { written }),
    ...(expected && { expected }),
    ...(suggestion && { suggestion }),
    ...(correct !== undefined && { correct }),
    ...(doing && { doing }),
    ...(example && { example }),
    ...(alsoIn && { alsoIn }),
  }
}
