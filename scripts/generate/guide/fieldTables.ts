import { message } from '../../../src/validation/messages.ts'
import { resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'
import { markdownTable } from '../../cli/terminal.ts'

type Row = { key: string; field: SchemaNode; required: boolean }

/**
 * Markdown tables of a content file's fields: one for the file, one per kind of record. Fields of a
 * group have its name as prefix (`phones.mobile`).
 */
export function fieldTables(schema: SchemaNode): string {
  const tables: string[] = []
  const print = (node: SchemaNode) => {
    const rows = rowsOf(schema, node, '')
    tables.push(table(schema, rows))
    for (const { key, field } of rows) {
      const record = field.items && resolve(schema, field.items)
      if (record?.type !== 'object') continue
      tables.push(`**${record.title}** ${message('guide.each', { key })}`)
      print(record)
    }
  }
  print(schema)
  return tables.join('\n\n')
}

/** A field of an optional group is optional: who leaves out the group leaves out all of it. */
function rowsOf(schema: SchemaNode, node: SchemaNode, prefix: string, owed = true): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, written]) => {
    const field = resolve(schema, written)
    const key = prefix + name
    if (name === '$schema') return []
    const required = owed && (node.required?.includes(name) ?? false)
    if (field.type === 'object') return rowsOf(schema, field, `${key}.`, required)
    return [{ key, field, required }]
  })
}

function table(schema: SchemaNode, rows: Row[]): string {
  const lines = rows.map(({ key, field, required }) => [
    `\`${key}\``,
    field.title ?? '',
    kindOf(schema, field),
    message(required ? 'guide.yes' : 'guide.no', {}),
    [field.description, optionsOf(schema, field)].filter(Boolean).join(' '),
    exampleOf(schema, field),
  ])
  const header = (['field', 'name', 'kind', 'required', 'what', 'example'] as const).map((cell) =>
    message(`guide.${cell}`, {}),
  )
  return markdownTable(header, lines)
}

function kindOf(schema: SchemaNode, field: SchemaNode): string {
  if (field.items) {
    const item = resolve(schema, field.items)
    return item.type === 'object'
      ? message('guide.records', {})
      : message('guide.list', { kind: kindOf(schema, item) })
  }
  if (field.media) return message('guide.file', {})
  if (field.enum) return message('guide.option', {})
  if (field.type === 'boolean') return message('guide.yes-or-no', {})
  if (field.type === 'integer') return message('guide.whole-number', {})
  if (field.type === 'number') return message('guide.number', {})
  return message(field.format === 'date' ? 'guide.date' : 'guide.text', {})
}

function optionsOf(schema: SchemaNode, field: SchemaNode): string {
  const { enum: options, enumDescriptions } = field.items ? resolve(schema, field.items) : field
  if (!options) return ''
  const named = options.map(
    (option, index) => `\`${JSON.stringify(option)}\` ${enumDescriptions?.[index] ?? ''}`,
  )
  return message('guide.options', { options: named.join(' · ') })
}

function exampleOf(schema: SchemaNode, field: SchemaNode): string {
  const item = field.items && resolve(schema, field.items)
  if (item?.type === 'object') return ''
  const [example] = (item ?? field).examples ?? []
  return example === undefined ? '' : `\`${JSON.stringify(item ? [example] : example)}\``
}
