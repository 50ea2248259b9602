import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { SchemaNode } from '../../src/validation/schema/node.ts'
import type { SchemaSource } from './sources.ts'

const BANNER = '// Generated from src/validation/schemas by `npm run generate`. Do not edit.'

/** Redundant notes about list lengths. */
const MIN_ITEMS_NOTE = / *\/\*\*\n *\* @minItems 1\n *\*\/\n/g

/** `services` → `ServicesFile`: the type of a whole content file. */
const fileType = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}File`

/** TypeScript for all content files: one `<Name>File` a schema, one interface a definition. */
export async function contentTypes(schemas: SchemaSource[]): Promise<string> {
  const parts: string[] = []
  for (const { name, schema } of schemas) {
    const code = await compile(
      { ...withoutSchemaName(schema), title: fileType(name) },
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

/** Without `$schema`, which is for editors' tools. */
function withoutSchemaName(schema: SchemaNode): JSONSchema {
  const { $schema: _name, ...properties } = schema.properties ?? {}
  const required = schema.required?.filter((key) => key !== '$schema')
  return Object({ ...schema, properties, required })
}

/** All schemas, one per line: the copy the validator trusts. */
export function schemaCopy(schemas: SchemaSource[]): string {
  const lines = schemas.map(({ name, schema }) => `  "${name}": ${JSON.stringify(schema)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
