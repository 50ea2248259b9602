import type { MessageArgs } from './messages.gen.ts'
import { message } from './messages.ts'
import { valueRange, writtenAt } from './position.ts'
import type { Code, Diagnostic, Doc, Path, Range } from './types.ts'

export type Details = Omit<Diagnostic, 'code' | 'sentence' | 'file' | 'range'>

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
  return diagnostic(code, words, doc.file, range, {
    path,
    written: writtenAt(doc.text, range),
    ...(meant !== undefined && { suggestion: JSON.stringify(meant) }),
    ...(right !== undefined && { edit: { ...range, text: JSON.stringify(right) } }),
    ...details,
  })
}
