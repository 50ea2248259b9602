import { DOMParser, Fragment, type ParseOptions, Slice } from 'prosemirror-model'
import { blocksOf, type Part, schema } from './document'

const parser = DOMParser.fromSchema(schema)

/** Reads pasted HTML: what the document has no place for is dropped. */
export const clipboardParser: DOMParser = Object.assign(Object.create(parser) as DOMParser, {
  parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    listsOfWord(pasted)
    return parser.parseSlice(pasted, options)
  },
})

/** Renames styles, which the page's policy refuses even in a document that is not shown. */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*?\s)style=(?=['"])/gi, '$1data-style=')
    .replace(/&nbsp;|\u00a0/g, ' ')

/** Word writes the items of a list as paragraphs, each with a mark. */
function listsOfWord(pasted: HTMLElement): void {
  for (const mark of pasted.querySelectorAll('[data-style*="mso-list:Ignore" i]')) {
    const paragraph = mark.closest('p')
    if (!paragraph) continue
    const tag = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark.textContent) ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : document.createElement(tag)
    const item = document.createElement('li')
    mark.remove()
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.replaceWith(...(list === before ? [] : [list]))
  }
}

/** The beginning of an item, and of a copied message of WhatsApp. */
const marks = {
  list: /^\s*(?:[-–•*·▪]\s+|o\t\s*)/,
  steps: /^\s*\d{1,2}[.)]\s+/,
  text: /^\[\d{1,2}[:.]\d{2}[^\]]*\]\s[^:]{1,40}:\s/,
}

/** `*bold*` of WhatsApp. */
const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu

/** Reads pasted text: lines, lists by their marks, and bold words as WhatsApp writes them. */
export function sliceOfText(pasted: string): Slice {
  const parts: Part[] = []
  for (const line of pasted.split(/\r?\n/)) {
    const kind = (['list', 'steps'] as const).find((each) => marks[each].test(line)) ?? 'text'
    const words = line.replace(marks[kind], '').replace(BOLD, '**$1**').trim()
    const items = parts.at(-1)?.[kind]
    if (words === '') continue
    if (items) items.push(words)
    else parts.push({ [kind]: [words] })
  }
  return Slice.maxOpen(Fragment.from(parts.flatMap((part) => blocksOf(part))))
}
