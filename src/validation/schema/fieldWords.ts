import { currentLanguage, fieldWords, message } from '../messages.ts'
import { resolve, type SchemaNode } from './node.ts'

/** Schema nodes by path: `phones.mobile`, `services[].title`; the file itself is ``. */
export function nodesOf(schema: SchemaNode): Map<string, SchemaNode> {
  const nodes = new Map<string, SchemaNode>()
  const known = new Set<SchemaNode>()
  const visit = (way: string, written: SchemaNode) => {
    const node = resolve(schema, written)
    // A shared definition has one set of texts.
    if (known.has(node)) return
    known.add(node)
    nodes.set(way, node)
    for (const [key, member] of Object.entries(node.properties ?? {}))
      visit(way === '' ? key : `${way}.${key}`, member)
    if (node.items) visit(`${way}[]`, node.items)
  }
  visit('', schema)
  return nodes
}

/** A schema with the field texts of a language; the schemas contain the Turkish ones. */
export function withFieldWords(
  name: string,
  schema: SchemaNode,
  language = currentLanguage(),
): SchemaNode {
  const words = fieldWords(name, language)
  if (!words) return schema
  const translated = structuredClone(schema)
  for (const [way, node] of nodesOf(translated))
    Object.assign(node, words[way.replace(/[^.]+$/, '*')], words[way])
  for (const node of nodesOf(translated).values()) {
    const { title = '' } = node
    if ('errorMessage' in node) Object.assign(node, { errorMessage: expectation(node, language) })
    node.defaultSnippets = node.defaultSnippets?.map(({ body }, index) => ({
      label: message('schema.add', { title }, language) + (index > 0 ? ` (${index + 1})` : ''),
      body: exampleIn(translated, node, body, language),
    }))
    if (!node.defaultSnippets) delete node.defaultSnippets
  }
  return translated
}

/** What a value must be, for tools that know no diagnostics. */
export function expectation(node: SchemaNode, language: string): string {
  const { title = '', type = 'string', enum: options, enumDescriptions = [] } = node
  if (node.const !== undefined)
    return message('schema.fixed', { title, value: JSON.stringify(node.const) }, language)
  if (options) {
    const named = options.map((option, index) => `"${option}" (${enumDescriptions[index]})`)
    return message('schema.option', { title, options: named.join(', ') }, language)
  }
  if (node.media) return message('schema.media', { title }, language)
  if (node.format === 'date' || node.format === 'email')
    return message(`schema.${node.format}`, { title }, language)
  if (node.country === 'latitude' || node.country === 'longitude')
    return message('schema.coordinate', { title }, language)
  return message(`schema.${type}`, { title }, language)
}

/** The body of a snippet with its examples in another language: `${2:Name}` of a field `title`. */
function exampleIn(
  root: SchemaNode,
  written: SchemaNode,
  body: unknown,
  language: string,
): unknown {
  const node = resolve(root, written)
  if (Array.isArray(body))
    return body.map((each) => exampleIn(root, node.items ?? {}, each, language))
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(
      Object.entries(body).map(([key, part]) => [
        key,
        exampleIn(root, node.properties?.[key] ?? {}, part, language),
      ]),
    )
  if (typeof body !== 'string') return body
  const isFree = node.type === 'string' && !(node.pattern || node.format || node.media || node.enum)
  if (isFree && !node.refersTo)
    return body.replace(/:.*\}$/, `:${node.examples?.[0] ?? node.title}}`)
  // Codes and paths have no examples of their own.
  return body.replace(/yeni-[a-z]+|ad-s(?:oyad)?/, message('schema.new', {}, language))
}
