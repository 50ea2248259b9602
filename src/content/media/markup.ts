/** An element; character references in its attributes are decoded. */
export type Tag = { name: string; attributes: Map<string, string>; inner: Tag[] }

/** The parts of an XML text; `tags`: all, the root first; `styles`: the text of `<style>` elements. */
export type Markup = { tags: Tag[]; styles: string[]; instructions: string[] }

const NAME = '[A-Za-z_][\\w.:-]*'
const ATTRIBUTE = `(${NAME})\\s*=\\s*("[^"<]*"|'[^'<]*')`
const START = new RegExp(`<(${NAME})((?:\\s+${ATTRIBUTE})*)\\s*(/?)>`, 'y')
const END = new RegExp(`</(${NAME})\\s*>`, 'y')
const DOCTYPE = /<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^\]]*\]\s*)?>/iy
const ATTRIBUTES = new RegExp(ATTRIBUTE, 'g')
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Delimiters of comments, CDATA sections and processing instructions. */
const PARTS = [
  { open: '<!--', close: '-->' },
  { open: '<![CDATA[', close: ']]>' },
  { open: '<?', close: '?>' },
]

/** Parses XML; undefined if it is not well formed. */
export function readMarkup(text: string): Markup | undefined {
  const markup: Markup = { tags: [], styles: [], instructions: [] }
  const open: Tag[] = []
  let at = 0
  while (at < text.length) {
    const part = PARTS.find((each) => text.startsWith(each.open, at))
    const found = part ? undefined : (match(END, text, at) ?? match(START, text, at))
    if (part) {
      const end = text.indexOf(part.close, at + part.open.length)
      if (end === -1) return undefined
      if (part.open === '<?') markup.instructions.push(text.slice(at, end))
      if (part.open === '<![CDATA[' && open.at(-1)?.name === 'style')
        markup.styles.push(text.slice(at + part.open.length, end))
      at = end + part.close.length
    } else if (found) {
      const [whole = '', name = '', attributes = ''] = found
      at += whole.length
      if (whole.startsWith('</')) {
        if (open.pop()?.name !== name) return undefined
        continue
      }
      if (open.length === 0 && markup.tags.length > 0) return undefined
      const tag = tagOf(name, attributes)
      if (!tag) return undefined
      markup.tags.push(tag)
      open.at(-1)?.inner.push(tag)
      if (!whole.endsWith('/>')) open.push(tag)
    } else if (text[at] === '<') {
      const [type] = match(DOCTYPE, text, at) ?? []
      if (type === undefined || markup.tags.length > 0) return undefined
      markup.instructions.push(type)
      at += type.length
    } else {
      const next = text.indexOf('<', at)
      const words = text.slice(at, next === -1 ? text.length : next)
      const read = decoded(words)
      if (read === undefined || (open.length === 0 && words.trim() !== '')) return undefined
      if (open.at(-1)?.name === 'style') markup.styles.push(read)
      at += words.length
    }
  }
  return open.length === 0 && markup.tags.length > 0 ? markup : undefined
}

function match(pattern: RegExp, text: string, at: number): string[] | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

function tagOf(name: string, written: string): Tag | undefined {
  const attributes = new Map<string, string>()
  for (const [, key = '', value = ''] of written.matchAll(ATTRIBUTES)) {
    const read = decoded(value.slice(1, -1))
    if (read === undefined || attributes.has(key)) return undefined
    attributes.set(key, read)
  }
  return { name, attributes, inner: [] }
}

/** Decodes character references; undefined if one is unknown. */
function decoded(text: string): string | undefined {
  if (!text.includes('&')) return text
  if (text.replace(REFERENCE, '').includes('&')) return undefined
  return text.replace(REFERENCE, (_, sign?: string, decimal?: string, hex?: string) => {
    if (sign) return SIGNS[sign] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
