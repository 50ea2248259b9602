import { currentLanguage, type FieldWords, fieldWords } from '../messages.ts'
import { placesOf, type SchemaNode } from './node.ts'

/** A content file's schema with the words of a language. */
export function withFieldWords(
  name: string,
  schema: SchemaNode,
  language = currentLanguage(),
): SchemaNode {
  const worded = structuredClone(schema)
  for (const [place, node] of placesOf(name, worded)) setWords(node, fieldWords(place, language))
  return worded
}

/** Writes words into a schema's node, in the keywords that editors' tools know. */
export function setWords(node: SchemaNode, words: Partial<FieldWords> = {}): void {
  const { pattern, options, snippets, form: _form, ...plain } = words
  Object.assign(node, plain)
  if (pattern) node.patternErrorMessage = pattern
  if (options)
    node.enumDescriptions = node.enum?.map((option) => options[String(option)] ?? String(option))
  if (snippets)
    node.defaultSnippets = Object.entries(snippets).map(([label, body]) => ({ label, body }))
}
