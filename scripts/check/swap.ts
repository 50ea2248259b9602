import { valueRange } from './position.ts'
import type { Doc, Edit, Path } from './types.ts'

/** The edit by which two values of one file change places; what stands between them stays. */
export function swapEdit(doc: Doc, one: Path, other: Path): Edit {
  const [first, second] = [valueRange(doc, one), valueRange(doc, other)].sort(
    (a, b) => a.offset - b.offset,
  ) as [Edit, Edit]
  const end = first.offset + first.length
  const [a, between, b] = [
    doc.text.slice(first.offset, end),
    doc.text.slice(end, second.offset),
    doc.text.slice(second.offset, second.offset + second.length),
  ]
  const length = second.offset + second.length - first.offset
  return { offset: first.offset, length, text: b + between + a }
}
