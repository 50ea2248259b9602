import { say } from './language.ts'
import { valueRange, writtenAt } from './position.ts'
import type { Code, Doc, Fault, Path, Range } from './types.ts'
import type { Said } from './words.gen.ts'

export type Details = Omit<Fault, 'code' | 'sentence' | 'file' | 'range'>

/** A fault with its sentence, in the language that is spoken. */
export function fault<C extends Code>(
  code: C,
  words: Said[C],
  file: string,
  range: Range,
  details: Details = {},
): Fault {
  return { code, sentence: say(code, words), file, range, ...details }
}

/**
 * A fault of the value at `path`, which is pointed at and quoted. `instead` is what to
 * write there, `meant` as well, where it can only be a slip for it.
 */
export function faultAt<C extends Code>(
  code: C,
  words: Said[C],
  doc: Doc,
  path: Path,
  { instead, meant, ...details }: Details & { instead?: unknown; meant?: string } = {},
): Fault {
  const range = valueRange(doc, path)
  const right = meant ?? instead
  return fault(code, words, doc.file, range, {
    path,
    written: writtenAt(doc.text, range),
    ...(meant !== undefined && { suggestion: JSON.stringify(meant) }),
    ...(right !== undefined && { edit: { ...range, text: JSON.stringify(right) } }),
    ...details,
  })
}
