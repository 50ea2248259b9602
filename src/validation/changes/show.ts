import { inFull } from '../../shared/formats/amount.ts'
import { dateInWords } from '../../shared/formats/date.ts'
import { currentLanguage, message } from '../messages.ts'
import { optionTitle, type SchemaNode, titleAt } from '../schema/node.ts'
import type { Path } from '../types.ts'
import type { SideWords } from './change.ts'

const MOST = 160

export const kindOfChange = (before: unknown, after: unknown) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'

/** A field's title inside a sentence, without its unit. */
export function titleOf(schema: SchemaNode | undefined, path: Path): string {
  const title = titleAt(schema, path).replace(/ \([^)]*\)$/, '')
  return message('change.field', { title })
}

/**
 * A value as displayed: `12.000 TL`, `evet`, `Cumartesi`, «text»; the code of a record of `list` as
 * its name.
 */
export function displayValue(
  value: unknown,
  schema: SchemaNode | undefined,
  { currency, recordsOf }: SideWords,
  list = schema?.refersTo,
): string {
  if (value === undefined || value === null) return message('change.empty', {})
  if (typeof value === 'boolean') return message(value ? 'change.yes' : 'change.no', {})
  if (typeof value === 'number') {
    const unit =
      schema?.unit === 'currency' ? currency : /\(([^)]+)\)$/.exec(schema?.title ?? '')?.[1]
    const { decimals } = schema ?? {}
    const format = decimals ? inFull([value], decimals) : { maximumFractionDigits: 6 }
    const figure = value.toLocaleString(currentLanguage(), format)
    return unit ? `${figure} ${unit}` : figure
  }
  if (typeof value === 'object') {
    const items = Array.isArray(value) ? schema?.items : undefined
    const shown = Object.values(value).map((item) =>
      displayValue(item, items, { currency, recordsOf }),
    )
    return shown.join(', ')
  }
  if (schema?.format === 'date') return dateInWords(String(value), currentLanguage())
  const record = list && recordsOf(list).find(({ id }) => id === value)?.name
  return record ?? optionTitle(schema, value) ?? `«${shortened(String(value))}»`
}

/** Shortened to MOST characters. */
function shortened(text: string): string {
  const bare = text.replace(/\s+/g, ' ')
  return bare.length > MOST ? `${bare.slice(0, MOST - 1)}…` : bare
}

/** Two long texts from some words before their first difference. */
export function differing(before: string, after: string): [string, string] {
  if (before.length <= MOST && after.length <= MOST) return [before, after]
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  const from = start < 40 ? 0 : before.lastIndexOf(' ', start - 30) + 1
  const cut = (text: string) => `${from > 0 ? '…' : ''}${text.slice(from)}`
  return [cut(before), cut(after)]
}
