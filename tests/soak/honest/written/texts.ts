import type { Draft, HonestEdit } from '../draft.ts'
import { PIECES } from '../generated.ts'

/** Edits of wording. */
export const textEdits: HonestEdit[] = [
  ...[...PIECES, 'Uzun bir paragraf da sorun olmaz. '.repeat(80).trim()].map(
    (text): HonestEdit => [
      `writes a paragraph with ${text.slice(0, 20)}`,
      (draft) => draft.change('about', (about) => about.text.push(`Bugün ${text}`)),
    ],
  ),
  [
    'writes a placeholder with spaces',
    everyText((text) => text.replaceAll(/\{\{(\w+)\}\}/g, '{{ $1 }}')),
  ],
  [
    'says of every text of the interface what it already said, and more',
    everyText((text) => `${text} (yeni)`),
  ],
  [
    'rewords texts around their placeholders',
    everyText((text) => text.replace(/^(\{\{\w+\}\}) ([^{]+)$/, '$2 $1')),
  ],
  [
    'leaves the number out where one alone is counted, and says it with a word',
    (draft) => {
      for (const { file, text } of draft.docs)
        if (/_one"/.test(text))
          draft.write(
            file,
            text.replaceAll(/(?<=_one": ")[^"]*/g, (one) =>
              ['Bir tedavi bulundu', ...(one.match(/\{\{(?!count)\w+\}\}/g) ?? [])].join(' '),
            ),
          )
    },
  ],
  ['writes the interface in capitals', everyText(capitals)],
]

/** Edits every text of the interface except language names. */
function everyText(reword: (text: string) => string): (draft: Draft) => void {
  return (draft) => {
    for (const { file, role, value } of draft.docs)
      if (role.kind === 'locale' && role.name !== 'locale')
        draft.writeValue(file, reworded(value, reword))
  }
}

function reworded(value: unknown, reword: (text: string) => string): unknown {
  if (typeof value === 'string') return reword(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => reworded(part, reword))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'openGraphLocale' ? part : reworded(part, reword),
    ]),
  )
}

/** Capitalises everything except placeholders. */
function capitals(text: string): string {
  return text.replace(/\{\{.*?\}\}|[^{]+/g, (part) =>
    part.startsWith('{{') ? part : part.toLocaleUpperCase('tr'),
  )
}

/** Rewrites every JSON file. */
const rewrite = (edit: (text: string) => string) => (draft: Draft) => {
  for (const { file, text } of draft.docs) draft.write(file, edit(text))
}

const indented = (indent: string | number) => (text: string) =>
  `${JSON.stringify(JSON.parse(text), null, indent)}\n`

/** Edits of white space, escapes and order, which keep the content. */
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
