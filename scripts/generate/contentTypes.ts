import { compile } from 'json-schema-to-typescript'
import type { SchemaSource } from './sources.ts'

const BANNER = '// Generated from content/schemas by `npm run generate`. Do not edit.'

/** Redundant notes about list lengths. */
const MIN_ITEMS_NOTE = / *\/\*\*\n *\* @minItems 1\n *\*\/\n/g

/** `services` → `ServicesFile`: the type of a whole content file. */
const fileType = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}File`

/** TypeScript for all content files: one `<Name>File` a schema, one interface a definition. */
export async function contentTypes(schemas: SchemaSource[]): Promise<string> {
  const parts: string[] = []
  for (const { name, schema } of schemas) {
    const code = await compile(
      { ...Object(withoutWords(schema)), title: fileType(name) },
      fileType(name),
      {
        bannerComment: '',
        additionalProperties: false,
        maxItems: -1,
        format: true,
        style: { semi: false, singleQuote: true, printWidth: 110 },
      },
    )
    parts.push(code.replace(MIN_ITEMS_NOTE, '').trim())
  }
  const files = schemas.map(({ name }) => `  ${name}: ${fileType(name)}`)
  parts.push(
    `/** Every content file by its name. */\nexport interface ContentFiles {\n${files.join('\n')}\n}`,
  )
  return `${BANNER}\nimport type { Glyph, Icon, Photo, Video } from './media/media'\n\n${parts.join('\n\n')}\n`
}

/**
 * A schema without titles and descriptions, which would become Turkish type names and comments, and
 * without `$schema`, which is for editors' tools. `isMap`: the keys of `node` are names of fields.
 */
function withoutWords(node: unknown, isMap = false): unknown {
  if (Array.isArray(node))
    return node.filter((item) => item !== '$schema').map((item) => withoutWords(item))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$schema' && (isMap || !['title', 'description'].includes(key)))
      .map(([key, child]) => [
        key,
        withoutWords(child, !isMap && ['properties', 'definitions'].includes(key)),
      ]),
  )
}

/** All schemas, one per line: the copy the validator trusts. */
export function schemaCopy(schemas: SchemaSource[]): string {
  const lines = schemas.map(({ name, schema }) => `  "${name}": ${JSON.stringify(schema)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
