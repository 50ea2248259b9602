import type { Node } from 'jsonc-parser'
import { breakOf, unitOf } from '../../../shared/splice'

export type Layout = {
  /** The file's text, for its line ending and indentation step. */
  text: string
  /** The indentation of the value's first line; undefined prints it on one line. */
  indent: string | undefined
  /** An existing value of the same kind, whose layout is copied. */
  model: Node | undefined
}

/** A value as JSON, laid out like its model. */
export function printJson(value: unknown, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const { text, indent, model } = layout
  const parts = partsOf(value, layout)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return `${open}${close}`
  const isLike = model !== undefined && (model.children?.length ?? 0) > 0
  const isInline = isLike && !text.slice(model.offset, model.offset + model.length).includes('\n')
  const inner = indent === undefined || isInline ? undefined : indent + unitOf(text)
  const written = parts.map(
    ([lead, part, like]) => lead + printJson(part, { text, indent: inner, model: like }),
  )
  if (inner === undefined) {
    const space = open === '{' ? ' ' : ''
    return `${open}${space}${written.join(', ')}${space}${close}`
  }
  const line = breakOf(text)
  return `${open}${line}${inner}${written.join(`,${line}${inner}`)}${line}${indent}${close}`
}

type Part = [lead: string, value: unknown, model: Node | undefined]

/** The members or items of a value, each with its model. */
function partsOf(value: object, { model }: Layout): Part[] {
  const likes = model?.children ?? []
  if (Array.isArray(value)) {
    const like = model?.type === 'array' ? likes[0] : undefined
    return value.map((item, index) => ['', item, likes[index] ?? like])
  }
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => {
      const like = likes.find(({ children }) => children?.[0]?.value === key)?.children?.[1]
      return [`${JSON.stringify(key)}: `, member, like]
    })
}
