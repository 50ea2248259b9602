import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getNodePath, type Node, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import type { TextDocument as Document, JSONDocument } from 'vscode-json-languageservice'
import { clinicDir, root } from '../../../scripts/publish/paths'
import { resolve, type SchemaNode, schemaAt } from '../../../src/validation/schema/node'

// The JSON language service of code editors. Node can only load its CommonJS build.
const { getLanguageService, TextDocument } = createRequire(import.meta.url)(
  'vscode-json-languageservice',
) as typeof import('vscode-json-languageservice')

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** A content file of the fixture clinic, at its path in the engine's folder. */
const readContent = (file: string) => readFileSync(join(clinicDir, file), 'utf8')
const url = (file: string) => pathToFileURL(join(root, file)).href
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
  read('.vscode/settings.json'),
)

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
})
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url: path }) => ({
    uri: url(path),
    fileMatch,
  })),
})

/** A text opened in an editor under the file's name, neither saved nor validated. */
function open(file: string, text = readContent(file)): { document: Document; json: JSONDocument } {
  const document = TextDocument.create(url(file), 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** The displayed text of a plain or formatted message. */
const wordsOf = (shown: string | { value: string }) =>
  typeof shown === 'string' ? shown : shown.value

async function complaints(file: string, text?: string): Promise<string[]> {
  const { document, json } = open(file, text)
  const found = await service.doValidation(document, json, { trailingCommas: 'error' })
  return found.map(({ message }) => wordsOf(message))
}

async function hover(file: string, offset: number): Promise<string> {
  const { document, json } = open(file)
  const shown = await service.doHover(document, document.positionAt(offset), json)
  const parts = Array.isArray(shown?.contents) ? shown.contents : []
  const lines = parts.map(wordsOf)
  // The language service adds the Markdown escapes.
  return lines.join('\n').replace(/\\([^\w\s])/g, '$1')
}

async function offers(file: string, text: string, offset: number) {
  const { document, json } = open(file, text)
  const list = await service.doComplete(document, document.positionAt(offset), json)
  return list?.items ?? []
}

const ENGLISH =
  /(?<![./])\b(the|is|of|not|must|value|expected|property|missing|string|type|array|object|schema|valid|pattern|allowed|default|new)\b/i

type Place = { node: Node; path: (string | number)[]; schema: SchemaNode }

/** Every value of a shipped file with its part of the schema. */
function placesIn(text: string, schema: SchemaNode): Place[] {
  const places: Place[] = []
  const visit = (node: Node) => {
    const path = getNodePath(node)
    const part = schemaAt(schema, path)
    if (node.type !== 'property' && part) places.push({ node, path, schema: part })
    for (const child of node.children ?? []) {
      if (node.type !== 'property' || child !== node.children?.[0]) visit(child)
    }
  }
  const tree = parseTree(text)
  if (tree) visit(tree)
  return places
}

const isLeaf = ({ schema }: Place) => schema.type !== 'object' && schema.type !== 'array'

/** One place for each field of the schema: further records show the same help. */
const firstOfEach = (places: Place[]) => [
  ...new Map(places.map((place) => [place.schema, place])).values(),
]

/** The text with the value replaced by another piece of JSON. */
const withValue = (text: string, { offset, length }: Node, json: string) =>
  text.slice(0, offset) + json + text.slice(offset + length)

const files = readdirSync(join(clinicDir, 'content'))
  .filter((file) => file.endsWith('.json'))
  .map((name) => {
    const file = `content/${name}`
    const schema: SchemaNode = JSON.parse(
      read(`content/schemas/${basename(name, '.json')}.schema.json`),
    )
    const text = readContent(file)
    const places = placesIn(text, schema)
    return { file, text, schema, places, fields: firstOfEach(places) }
  })

describe.each(files)('an editor who opens $file in an IDE', ({ file, text, places, fields }) => {
  test('sees no diagnostic about published content', async () => {
    expect(await complaints(file)).toEqual([])
  })

  test('reads in Turkish what a field means, on its name and on its value', async () => {
    for (const { node, schema } of fields) {
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      const shown = isLeaf({ node, path: [], schema }) ? [node, key] : [key]
      for (const target of shown.filter((each) => each !== undefined)) {
        const words = await hover(file, target.offset)
        expect(words, target.value).toContain(schema.title)
        expect(words, target.value).toContain(schema.description)
        expect(words).not.toMatch(ENGLISH)
      }
    }
  })

  test('reads in Turkish that a value has the wrong type', async () => {
    for (const place of fields) {
      const wrong = place.schema.type === 'number' || place.schema.type === 'integer' ? '""' : '7'
      const told = await complaints(file, withValue(text, place.node, wrong))
      expect(told, place.path.join('.')).toHaveLength(1)
      expect(told[0]).toContain(place.schema.title)
      expect(told[0]).not.toMatch(ENGLISH)
    }
  })

  test('reads in Turkish that a text has the wrong form, or an option is unknown', async () => {
    const formed = fields.filter(({ schema }) => schema.pattern || schema.format || schema.enum)
    for (const place of formed) {
      const told = await complaints(file, withValue(text, place.node, '"?"'))
      expect(told, place.path.join('.')).toHaveLength(1)
      expect(told[0]).not.toMatch(ENGLISH)
      for (const [index, option] of (place.schema.enum ?? []).entries())
        expect(told[0]).toContain(`"${option}" (${place.schema.enumDescriptions?.[index]})`)
    }
  })

  test('gets every option with its Turkish meaning', async () => {
    for (const { node, schema } of fields.filter((place) => place.schema.enum)) {
      const broken = withValue(text, node, '""')
      const items = await offers(file, broken, node.offset + 1)
      // A list of unique options offers only the unused ones.
      const taken = (node.parent?.type === 'array' && node.parent.children) || []
      const held = taken.filter((other) => other !== node).map(({ value }) => value)
      for (const [index, option] of (schema.enum ?? []).entries()) {
        if (held.includes(option)) continue
        const item = items.find(({ label }) => label === JSON.stringify(option))
        expect(item?.documentation, String(option)).toBe(schema.enumDescriptions?.[index])
      }
    }
  })

  test('reads in Turkish that a field does not exist', async () => {
    for (const { node, schema } of fields.filter((place) => place.schema.type === 'object')) {
      const at = node.offset + 1
      const told = await complaints(file, `${text.slice(0, at)}"baslik": 1,${text.slice(at)}`)
      expect(told).toHaveLength(1)
      expect(told[0]).toContain(`Burada bu adda bir alan yok. "${schema.title}"`)
    }
  })

  test('gets the missing fields as suggestions in Turkish', async () => {
    for (const place of fields.filter(({ schema }) => schema.type === 'object')) {
      const items = await offers(file, withValue(text, place.node, '{ "" }'), place.node.offset + 3)
      const names = Object.entries(place.schema.properties ?? {})
      expect(names.length).toBeGreaterThan(0)
      for (const [name, written] of names) {
        const item = items.find(({ label }) => label === name)
        const { schema: root } = places[0] ?? place
        expect(item?.documentation, name).toBe(resolve(root, written).description)
      }
    }
  })

  test('adds a complete record by one choice in a list', async () => {
    for (const { node, path } of fields.filter(({ schema }) => schema.type === 'array')) {
      const empty = withValue(text, node, '[]')
      const items = await offers(file, empty, node.offset + 1)
      const snippet = items.find(({ label }) => /^Yeni .+ ekle$/.test(label))
      expect(snippet, path.join('.')).toBeDefined()
      const record = (snippet?.insertText ?? '').replace(/\$\{\d+:([^}]*)\}/g, '$1')
      expect(await complaints(file, withValue(text, node, `[${record}]`)), record).toEqual([])
    }
  })
})

test('the IDE’s own messages are Turkish with the recommended language pack', () => {
  const { recommendations }: { recommendations: string[] } = JSON.parse(
    read('.vscode/extensions.json'),
  )
  expect(recommendations).toContain('MS-CEINTL.vscode-language-pack-tr')
})
