import { compile, type JSONSchema } from 'json-schema-to-typescript'

export type SchemaFile = { name: string; schema: JSONSchema }

const BANNER = '// Generated from content/schemas by `npm run generate`. Do not edit.'

/** Redundant notes about list lengths. */
const MIN_ITEMS_NOTE = / *\/\*\*\n *\* @minItems 1\n *\*\/\n/g

/** `services` → `ServicesFile`: the type of a whole content file. */
const fileType = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}File`

/** TypeScript for all content files: one `<Name>File` a schema, one interface a definition. */
export async function contentTypes(schemas: SchemaFile[]): Promise<string> {
  const parts: string[] = []
  for (const { name, schema } of schemas) {
    const code = await compile({ ...withoutWords(schema), title: fileType(name) }, fileType(name), {
      bannerComment: '',
      additionalProperties: false,
      maxItems: -1,
      format: true,
      style: { semi: false, singleQuote: true, printWidth: 110 },
    })
    parts.push(code.replace(MIN_ITEMS_NOTE, '').trim())
  }
  const files = schemas.map(({ name }) => `  ${name}: ${fileType(name)}`)
  parts.push(
    `/** Every content file by its name. */\nexport interface ContentFiles {\n${files.join('\n')}\n}`,
  )
  return `${BANNER}\nimport type { Glyph, Icon, Photo, Video } from './media/media'\n\n${parts.join('\n\n')}\n`
}

/**
 * The schema as the type generator should see it. Titles would become Turkish type
 * names and descriptions Turkish comments; `$schema` is of use to editors' tools only.
 */
function withoutWords(node: JSONSchema): JSONSchema {
  const strip = (value: unknown, holdsNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key]) =>
            key !== '$schema' && (holdsNames || (key !== 'title' && key !== 'description')),
        )
        .map(([key, child]) => [
          key,
          key === 'required' && Array.isArray(child)
            ? child.filter((name) => name !== '$schema')
            : strip(child, !holdsNames && (key === 'properties' || key === 'definitions')),
        ]),
    )
  }
  return strip(node, false) as JSONSchema
}

/** Ambient declarations of the modules the content plugin serves. */
export function contentModules(names: string[]): string {
  const modules = names.map(
    (name) => `declare module 'virtual:content/${name}' {
  const content: import('./types.gen').${fileType(name)}
  export default content
}
`,
  )
  return `${BANNER}\n\n${modules.join('\n')}`
}

/** All schemas, one per line: the copy the validator trusts. */
export function schemaCopy(schemas: SchemaFile[]): string {
  const lines = schemas.map(({ name, schema }) => `  "${name}": ${JSON.stringify(schema)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
