import { referenceTexts } from '../../../src/content/texts/engineTexts.ts'
import { withPlurals } from '../../../src/content/translation/texts.ts'
import { baseOf } from '../../../src/validation/messages.ts'
import { resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'
import type { SchemaSource } from '../sources.ts'
import { type ExampleWord, exampleFiles, exampleMedia, exampleParts } from './exampleFiles.ts'

/** A site in memory: files by path. */
export type ExampleSite = ReadonlyMap<string, Uint8Array>

/**
 * A site with the guide's examples, independent of the real content and texts. What the guide does
 * not mention is filled with the schemas' examples.
 */
export function exampleSite(
  schemas: SchemaSource[],
  { language, word }: { language: string; word: ExampleWord },
): ExampleSite {
  const files = exampleFiles(word)
  const parts = exampleParts(word, language)
  const contents = schemas.map(({ name, schema }) => {
    const filled = () => pretty(Object.assign({}, exampleValue(schema, schema), parts[name]))
    return [`content/${name}.json`, encode(files[name] ?? filled())] as const
  })
  const texts = {
    ...withPlurals(referenceTexts().common, language),
    documentTitle: '{{page}} | {{site}}',
    openGraphLocale: `${baseOf(language)}_${word('country')}`,
  }
  const common = [`locales/${language}/common.json`, encode(pretty(texts))] as const
  const media = exampleMedia(word).map(([name, bytes]) => [`content/media/${name}`, bytes] as const)
  return new Map<string, Uint8Array>([...contents, common, ...media])
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A value as the schema's examples have it, every field filled. */
function exampleValue(schema: SchemaNode, written: SchemaNode): unknown {
  const node = resolve(schema, written)
  if (node.items) return [exampleValue(schema, node.items)]
  if (!node.properties) return node.examples?.[0]
  const fields = Object.entries(node.properties)
  return Object.fromEntries(fields.map(([key, field]) => [key, exampleValue(schema, field)]))
}

/** Indented, with lists of plain values and special days on one line as in the real files. */
const pretty = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_all, items) => `[${onOneLine(items)}]`)
    .replace(/\{\s+("date": [^{}]*?)\s+\}/g, (_all, fields) => `{ ${onOneLine(fields)} }`)}\n`

const onOneLine = (text: string) => text.replace(/,\n\s+/g, ', ')
