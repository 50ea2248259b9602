import type { Draft } from '../draft.ts'
import type { HonestEdit } from '../edit.ts'

/** Every file that can be written anew, as the edit says. */
const rewrite = (edit: (text: string) => string) => (draft: Draft) => {
  for (const { file, text } of draft.docs) draft.write(file, edit(text))
}

const indented = (indent: string | number) => (text: string) =>
  `${JSON.stringify(JSON.parse(text), null, indent)}\n`

/** The same facts, written otherwise. */
export const fileEdits: HonestEdit[] = [
  ['saves with CRLF line ends', rewrite((text) => text.replaceAll(/\r?\n/g, '\r\n'))],
  ['indents by two', rewrite(indented(2))],
  ['indents by eight', rewrite(indented(8))],
  ['indents with tabs', rewrite(indented('\t'))],
  ['loses the line end at the end of a file', rewrite((text) => text.trimEnd())],
  ['writes empty lines', rewrite((text) => text.replaceAll('\n', '\n\n'))],
  ['writes a file on one line', rewrite((text) => JSON.stringify(JSON.parse(text)))],
  [
    'writes letters as JSON escapes',
    rewrite((text) => text.replaceAll(/[ğüşöçıİĞÜŞÖÇâ]/g, escaped)),
  ],
  [
    'turns the order of all fields',
    rewrite((text) => `${JSON.stringify(turned(JSON.parse(text)), null, 2)}\n`),
  ],
]

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  )
}
