import { closest } from './closest.ts'
import type { MessageArgs } from './messages.gen.ts'
import { message } from './messages.ts'
import { valueRange, writtenAt } from './position.ts'
import type { Code, Diagnostic, Doc, Path, Range } from './types.ts'

export type Details = Omit<Diagnostic, 'code' | 'sentence' | 'file' | 'range'>

/** The range of diagnostics about a whole file. */
export const FILE_START: Range = { offset: 0, length: 1 }

/** A diagnostic with its message, in the current language. */
export function diagnostic<C extends Code>(
  code: C,
  words: MessageArgs[C],
  file: string,
  range: Range,
  details: Details = {},
): Diagnostic {
  return { code, sentence: message(code, words), file, range, ...details }
}

/** A diagnostic of a whole file or folder. */
export const fileDiagnostic = <C extends Code>(
  code: C,
  words: MessageArgs[C],
  file: string,
  details: Details = {},
): Diagnostic => diagnostic(code, words, file, FILE_START, details)

/** A diagnostic at `path`; the report does not repeat the value. */
export const pathDiagnostic = <C extends Code>(
  code: C,
  words: MessageArgs[C],
  doc: Doc,
  path: Path,
  details: Details = {},
): Diagnostic => diagnostic(code, words, doc.file, valueRange(doc, path), { path, ...details })

/** A diagnostic of the value at `path`. `instead` becomes its fix; `meant` also a suggestion. */
export function diagnosticAt<C extends Code>(
  code: C,
  words: MessageArgs[C],
  doc: Doc,
  path: Path,
  { instead, meant, ...details }: Details & { instead?: unknown; meant?: string } = {},
): Diagnostic {
  const range = valueRange(doc, path)
  const right = meant ?? instead
  return pathDiagnostic(code, words, doc, path, {
    written: writtenAt(doc.text, range),
    ...(meant !== undefined && { suggestion: JSON.stringify(meant) }),
    ...(right !== undefined && { edit: { ...range, text: JSON.stringify(right) } }),
    ...details,
  })
}

/** Details for a value that is not among the options. */
export const optionDetails = (options: readonly unknown[], written: string) => ({
  expected: options.map((option) => JSON.stringify(option)).join(', '),
  meant: closest(written, options.map(String)),
})
