import { BROKEN_LINK } from '../../shared/formats/richText.ts'
import { diagnostic } from '../diagnostic.ts'
import { valueRange } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import { isRich } from '../schemas.ts'
import type { Code, Diagnostic, Doc, Leaf, Range, Rule } from '../types.ts'

type TitledCode =
  | Exclude<Extract<Code, `text.${string}`>, 'text.escape'>
  | 'value.empty'
  | 'warn.look-alike'

/** A pattern to find in a text, `only` in some texts, and a repair if it is clear. */
export type Blemish = {
  code: TitledCode
  find: RegExp
  only?: (text: string) => boolean
  repair?: (text: string) => string
  /** Whether it is looked for in texts with notation alone, or in all others. */
  rich?: boolean
}

/** A rule about every text. */
export const textRule = (blemishes: readonly Blemish[]): Rule => ({
  scope: 'leaf',
  check: (leaf, doc) => blemishesAt(leaf, doc, blemishes),
})

/**
 * The first blemish of a text. The range is the finding itself if the text has no escapes, else
 * the whole text.
 */
export function* blemishesAt(
  leaf: Leaf,
  doc: Doc,
  blemishes: readonly Blemish[],
): Iterable<Diagnostic> {
  const { path, value, schema } = leaf
  if (typeof value !== 'string' || schema?.const !== undefined || schema?.enum || schema?.media)
    return
  for (const { code, find, only, repair, rich } of blemishes) {
    const found = find.exec(value)
    if (!found || only?.(value) === false) continue
    if (rich !== undefined && rich !== isRich(leaf, doc)) continue
    const whole = valueRange(doc, path)
    const range = within(doc, whole, value, found)
    const repaired = repair?.(value)
    const edit = { ...whole, text: JSON.stringify(repaired) }
    yield diagnostic(code, { title: titleAt(doc.schema, path) }, doc.file, range, {
      path,
      ...(repaired && repaired !== value && { edit }),
    })
    return
  }
}

function within(doc: Doc, whole: Range, value: string, found: RegExpExecArray): Range {
  const literal = doc.text.slice(whole.offset + 1, whole.offset + whole.length - 1)
  if (literal !== value) return whole
  return { offset: whole.offset + 1 + found.index, length: Math.max(1, found[0].length) }
}

const ENTITY: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '”',
}

/** Formatting elements, which can be removed. */
const FORMATTING =
  'b i u s em strong mark small big sub sup span font p div br hr center h[1-6] ul ol li blockquote'
const TAG = new RegExp(`</?(?:${FORMATTING.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>`, 'gi')
const CODE =
  /<\/?(?:a|img|script|style|iframe|table|t[rdh]|tbody|thead|input|button|form|video|svg|link|meta|html|body|head|object|embed|pre|code|section|article|header|footer|nav|main|label|select|option|textarea)(?:\s[^<>]*)?\/?>|<!--/i

const withoutTags = (text: string) =>
  text
    .replace(/<(?:br|hr|\/p|\/div|\/li|\/h[1-6])\s*\/?>/gi, ' ')
    .replace(TAG, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Texts have no HTML, and of Markdown at most bold words and links. */
export const plainText = textRule([
  { code: 'text.html', find: CODE },
  { code: 'text.html', find: new RegExp(TAG.source, 'i'), repair: withoutTags },
  { code: 'text.angle', find: /<\/?\p{L}[^<>]*>/u },
  {
    code: 'text.entity',
    find: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i,
    repair: (text) =>
      text
        .replace(/&\w+;/g, (entity) => ENTITY[entity] ?? entity)
        .replace(/ {2,}/g, ' ')
        .trim(),
  },
  {
    code: 'text.markdown',
    find: /^#{1,6}\s/,
    repair: (text) => text.replace(/^#{1,6}\s+/, ''),
  },
  { code: 'text.link', find: BROKEN_LINK, rich: true },
  {
    code: 'text.markdown',
    find: /\*\*[^*]+\*\*|\[[^[\]]+\]\([^)\s]+\)/,
    rich: false,
    repair: (text) =>
      text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^[\]]+)\]\([^)\s]+\)/g, '$1'),
  },
])
