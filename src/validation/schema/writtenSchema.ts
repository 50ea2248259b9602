import { message } from '../messages.ts'
import { withFieldWords } from './fieldWords.ts'
import { placesOf, type SchemaNode } from './node.ts'

/** A content file's schema as a clinic's folder holds it, for its editors' tools. */
export function writtenSchema(name: string, schema: SchemaNode, language: string): object {
  const worded = withFieldWords(name, schema, language)
  for (const node of placesOf(name, worded).values())
    Object.assign(node, { errorMessage: expectation(node, language) })
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...worded }
}

/** What a value must be. */
function expectation(node: SchemaNode, language: string): string {
  const { title = '', type = 'string', enum: choices, enumDescriptions = [] } = node
  const options = choices?.map((option, index) => `"${option}" (${enumDescriptions[index]})`)
  const words = { title, value: JSON.stringify(node.const), options: options?.join(', ') ?? '' }
  return message(`schema.${kindOf(node) ?? type}`, words, language)
}

function kindOf({ country, enum: options, format, media, ...node }: SchemaNode) {
  if (node.const !== undefined) return 'fixed'
  if (options) return 'option'
  if (media) return 'media'
  if (format === 'date' || format === 'email') return format
  return country === 'latitude' || country === 'longitude' ? 'coordinate' : undefined
}
