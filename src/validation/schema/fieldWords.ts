import { currentLanguage, fieldWords } from '../messages.ts'
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
  return translated
}
