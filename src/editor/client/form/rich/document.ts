import { type Attrs, type Node, type NodeType, Schema } from 'prosemirror-model'
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list'
import { type Run, richText, runsOf } from '../../../../shared/formats/richText'

/** A part of a text as it is stored; its other fields belong to the form below the box. */
export type Part = { title?: string; text?: string[]; list?: string[]; steps?: string[] }

/** Pasted styles are renamed, see `paste.ts`. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

const isBold = (element: Element) => /font-weight:\s*(?:bold|[6-9]00)/.test(styleOf(element))
const isLight = (element: Element) => /font-weight:\s*normal/.test(styleOf(element))
const attribute = (name: string) => (link: Element) => ({ value: link.getAttribute(name) })

/** `part`: the index of the stored part that begins with this block. */
const block = { group: 'block', content: 'inline*', attrs: { part: { default: null } } }

/** Marks have the names and values of runs. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { ...block, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      ...block,
      content: 'text*',
      marks: '',
      defining: true,
      parseDOM: [{ tag: 'h1, h2, h3, h4, h5, h6' }],
      toDOM: () => ['h4', 0],
    },
    bullet_list: { ...bulletList, group: 'block', content: 'list_item+' },
    ordered_list: { ...orderedList, group: 'block', content: 'list_item+' },
    list_item: { ...listItem, content: 'paragraph block*' },
    text: { group: 'inline' },
    line: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    page: {
      attrs: { value: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[data-page]', getAttrs: attribute('data-page') }],
      toDOM: ({ attrs }) => ['a', { 'data-page': attrs.value }, 0],
    },
    url: {
      attrs: { value: {} },
      excludes: 'url page',
      inclusive: false,
      parseDOM: [{ tag: 'a[href^="https:"]', getAttrs: attribute('href') }],
      toDOM: ({ attrs }) => ['a', { href: attrs.value }, 0],
    },
    bold: {
      attrs: { value: { default: true } },
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => !isLight(element) && null },
        { tag: 'span[data-style]', getAttrs: (element) => isBold(element) && null },
      ],
      toDOM: () => ['strong', 0],
    },
  },
})

/** The document of stored parts. */
export const documentOf = (parts: readonly Part[]): Node =>
  schema.nodes.doc.create(null, parts.flatMap(blocksOf))

/** The blocks of the part that is stored at an index. */
export function blocksOf({ title, text = [], list, steps }: Part, part?: number): Node[] {
  const { paragraph, heading, bullet_list, ordered_list, list_item } = schema.nodes
  let first: Attrs | null = { part }
  const textblock = (type: NodeType, runs: readonly Run[] = []) => {
    const made = type.create(first, runs.map(inline))
    first = null
    return made
  }
  const paragraphs = (texts: readonly string[]) =>
    texts.map((each) => textblock(paragraph, runsOf(each)))
  const listOf = (type: NodeType, items: readonly string[] | undefined) =>
    items
      ? [
          type.create(
            null,
            paragraphs(items).map((each) => list_item.create(null, each)),
          ),
        ]
      : []
  const blocks = [
    ...(title ? [textblock(heading, [{ text: title }])] : []),
    ...paragraphs(text),
    ...listOf(bullet_list, list),
    ...listOf(ordered_list, steps),
  ]
  return blocks.length > 0 ? blocks : [textblock(paragraph)]
}

const inline = ({ text, ...marks }: Run) =>
  schema.text(
    text,
    Object.entries(marks).map(([name, value]) => schema.mark(name, { value })),
  )

/** The fields of a part in the order in which it shows them, as blocks and by name. */
const blockNames = ['heading', 'paragraph', 'bullet_list', 'ordered_list']
const fields = ['title', 'text', 'list', 'steps'] as const

/**
 * The parts of a document that was made of `stored`. A heading begins a part, and a block that a
 * part shows before the one above it. A part's other fields stay with the block that began it, and
 * are kept without its words.
 */
export function partsOf(document: Node, stored: readonly Part[]): Part[] {
  const others = stored.map(({ title, text, list, steps, ...other }): Part => other)
  const left = new Set(others.keys())
  const parts: Part[] = []
  let last: number = fields.length
  for (const block of document.children) {
    const texts = textsIn(block)
    const [first] = texts
    if (!first) continue
    const at = blockNames.indexOf(block.type.name)
    const part = texts.map((each) => each.part).find((each) => left.delete(each))
    if (part !== undefined || at < last || (at === last && fields[at] !== 'text'))
      parts.push({ ...others[part ?? -1] })
    last = at
    const own = parts.at(-1) ?? {}
    const field = fields[at] ?? 'text'
    if (field === 'title') own.title = first.words
    else own[field] = [...(own[field] ?? []), ...texts.map(({ words }) => words)]
  }
  for (const index of left)
    if (Object.keys(others[index] ?? {}).length > 0) parts.splice(index, 0, others[index] ?? {})
  return parts.length > 0 ? parts : [{ text: [''] }]
}

/** The texts of a block, of all levels of a list, each on a line of its own. */
function textsIn(block: Node): { words: string; part: number }[] {
  if (!block.isTextblock) return block.children.flatMap(textsIn)
  const runs = block.children.map(({ text, marks }): Run => {
    const named = marks.map(({ type, attrs }) => [type.name, attrs.value])
    return text === undefined ? { text: '\n' } : { text, ...Object.fromEntries(named) }
  })
  const lines = richText(runs).split('\n')
  return lines
    .map((line) => ({ words: line.replace(/\s{2,}/g, ' ').trim(), part: block.attrs.part }))
    .filter(({ words }) => words !== '')
}
