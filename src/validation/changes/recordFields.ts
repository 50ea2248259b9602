import { memberAt } from '../jsonPath.ts'
import { memberOf, type SchemaNode } from '../schema/node.ts'
import type { RecordField, SideWords } from './change.ts'
import { displayValue } from './show.ts'

/** For the editor alone, or a code. */
const HIDDEN = ['id', 'sample', 'record']

export const isPicture = (schema: SchemaNode | undefined): boolean =>
  schema?.media !== undefined && schema.media !== 'video' && schema.media !== 'font'

/** The texts and pictures of a new record and the records inside it, in the schema's order. */
export const recordFields = (
  root: SchemaNode | undefined,
  item: SchemaNode,
  record: unknown,
  words: SideWords,
): RecordField[] =>
  Object.keys(item.properties ?? {}).flatMap((key): RecordField[] => {
    const member = memberOf(root, item, key)
    const value = memberAt(record, key)
    if (HIDDEN.includes(key) || value === undefined || value === '') return []
    const title = member?.title ?? key
    if (isPicture(member)) return [{ title, picture: String(value) }]
    const texts: unknown[] = Array.isArray(value) ? value : [value]
    const inner = Array.isArray(value) ? memberOf(root, member, 0) : member
    if (texts.some((each) => typeof each === 'object'))
      return texts.flatMap((each) => recordFields(root, inner ?? {}, each, words))
    const shown = (each: unknown) =>
      typeof each === 'string' && !inner?.enum && !inner?.refersTo
        ? each
        : displayValue(each, inner, words)
    return [{ title, text: texts.map(shown).join('\n') }]
  })
