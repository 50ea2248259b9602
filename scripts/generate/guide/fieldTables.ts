import { resolve, type SchemaNode } from '../../check/schema/node.ts'

type Row = { key: string; field: SchemaNode; required: boolean }

const HEADER = ['Alan', 'Türkçe adı', 'Tür', 'Gerekli mi', 'Ne yazılır', 'Örnek']

/**
 * The fields of a content file as Markdown tables: one for the file itself, one for each
 * kind of record in it. Fields of a group stand with its name before them (`phones.mobile`).
 */
export function fieldTables(schema: SchemaNode): string {
  const tables: string[] = []
  const print = (node: SchemaNode) => {
    const rows = rowsOf(schema, node, '')
    tables.push(table(schema, rows))
    for (const { key, field } of rows) {
      const record = field.items && resolve(schema, field.items)
      if (record?.type !== 'object') continue
      tables.push(`**${record.title}** (\`${key}\` içindeki her kayıt)`)
      print(record)
    }
  }
  print(schema)
  return tables.join('\n\n')
}

function rowsOf(schema: SchemaNode, node: SchemaNode, prefix: string): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, written]) => {
    const field = resolve(schema, written)
    const key = prefix + name
    if (name === '$schema') return []
    if (field.type === 'object') return rowsOf(schema, field, `${key}.`)
    return [{ key, field, required: node.required?.includes(name) ?? false }]
  })
}

function table(schema: SchemaNode, rows: Row[]): string {
  const lines = rows.map(({ key, field, required }) => [
    `\`${key}\``,
    field.title ?? '',
    kindOf(schema, field),
    required ? 'evet' : 'hayır',
    [field.description, optionsOf(schema, field)].filter(Boolean).join(' '),
    exampleOf(schema, field),
  ])
  return [HEADER, HEADER.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
    .join('\n')
}

function kindOf(schema: SchemaNode, field: SchemaNode): string {
  if (field.items) {
    const item = resolve(schema, field.items)
    return item.type === 'object' ? 'kayıt listesi' : `${kindOf(schema, item)} listesi`
  }
  if (field.media) return 'dosya adı'
  if (field.enum) return 'seçenek'
  if (field.type === 'boolean') return 'true ya da false'
  if (field.type === 'integer') return 'tam sayı'
  return field.type === 'number' ? 'sayı' : field.format === 'date' ? 'tarih' : 'metin'
}

function optionsOf(schema: SchemaNode, field: SchemaNode): string {
  const { enum: options, enumDescriptions } = field.items ? resolve(schema, field.items) : field
  if (!options) return ''
  const named = options.map(
    (option, index) => `\`${JSON.stringify(option)}\` ${enumDescriptions?.[index] ?? ''}`,
  )
  return `Seçenekler: ${named.join(' · ')}`
}

function exampleOf(schema: SchemaNode, field: SchemaNode): string {
  const item = field.items && resolve(schema, field.items)
  if (item?.type === 'object') return ''
  const [example] = (item ?? field).examples ?? []
  return example === undefined ? '' : `\`${JSON.stringify(item ? [example] : example)}\``
}

/** A bar would end the cell, an angle bracket begin a tag. */
const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')
