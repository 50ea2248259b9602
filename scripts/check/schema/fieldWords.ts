import { fieldWords, spokenLanguage } from '../language.ts'
import { resolve, type SchemaNode } from './node.ts'

/** Every node an editor can meet by its way from the top: `phones.mobile`, `services[].title`; the file itself is ``. */
export function nodesOf(schema: SchemaNode): Map<string, SchemaNode> {
  const nodes = new Map<string, SchemaNode>()
  const known = new Set<SchemaNode>()
  const visit = (way: string, written: SchemaNode) => {
    const node = resolve(schema, written)
    // What two places share is worded once.
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

/** The schema of a content file with the words of a language; its own are Turkish. */
export function inSpokenWords(
  name: string,
  schema: SchemaNode,
  language = spokenLanguage(),
): SchemaNode {
  const words = fieldWords(name, language)
  if (!words) return schema
  const spoken = structuredClone(schema)
  for (const [way, node] of nodesOf(spoken))
    Object.assign(node, words[way.replace(/[^.]+$/, '*')], words[way])
  return spoken
}
