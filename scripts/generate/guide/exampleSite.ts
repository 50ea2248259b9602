import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeholdersOf } from '../../../src/validation/placeholders.ts'
import { resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'
import type { LocaleFile } from '../localeTypes.ts'
import {
  type ExampleWord,
  exampleFiles,
  exampleMedia,
  exampleParts,
  exampleText,
} from './exampleFiles.ts'

export type SchemaSource = { name: string; schema: SchemaNode }

/**
 * A small site of its own on which the guide's examples and mistakes are tried, so that
 * an editor's change of the real content and texts leaves the guide as it is. What the
 * guide does not speak of is filled with the schemas' own examples.
 */
export class ExampleSite {
  readonly root = mkdtempSync(join(tmpdir(), 'mercan-guide-'))
  private readonly texts = new Map<string, string>()

  constructor(
    project: string,
    schemas: SchemaSource[],
    locales: LocaleFile[],
    { language, word }: { language: string; word: ExampleWord },
  ) {
    const files = exampleFiles(word)
    const parts = exampleParts(word, language)
    const known = exampleText(word, language)
    for (const [name, bytes] of exampleMedia(word)) this.write(`content/media/${name}`, bytes)
    for (const folder of ['content/schemas', 'public'])
      symlinkSync(join(project, folder), join(this.root, folder))
    for (const { name, schema } of schemas) {
      this.add(
        `content/${name}.json`,
        files[name] ?? pretty(Object.assign({}, exampleValue(schema, schema), parts[name])),
      )
    }
    for (const { name, strings } of locales) {
      const texts =
        name === 'locale'
          ? { lang: language, dir: 'ltr' }
          : exampleTexts(strings, [name], word('text'), known)
      this.add(`locales/${language}/${name}.json`, pretty(texts))
    }
  }

  private add(file: string, text: string): void {
    this.texts.set(file, text)
    this.write(file, text)
  }

  text(file: string): string {
    const text = this.texts.get(file)
    if (text === undefined) throw new Error(`${file}: the guide's example site has no such file`)
    return text
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(join(this.root, file, '..'), { recursive: true })
    writeFileSync(join(this.root, file), text)
  }

  /** Makes a content file what it was. */
  restore(file: string): void {
    this.write(file, this.text(file))
  }

  remove(): void {
    rmSync(this.root, { recursive: true })
  }
}

/** The same keys with texts of no meaning, which keep their variables. */
function exampleTexts(
  value: unknown,
  path: string[],
  text: string,
  known: Record<string, string>,
): unknown {
  if (typeof value !== 'object' || value === null) {
    const variables = placeholdersOf(String(value)).map((name) => `{{${name}}}`)
    return known[path.join('.')] ?? [text, ...variables].join(' ')
  }
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, part]) => [key, exampleTexts(part, [...path, key], text, known)]),
  )
}

/** A value as the schema's examples have it, every field filled. */
function exampleValue(schema: SchemaNode, written: SchemaNode): unknown {
  const node = resolve(schema, written)
  if (node.items) return [exampleValue(schema, node.items)]
  if (!node.properties) return node.examples?.[0]
  const fields = Object.entries(node.properties)
  return Object.fromEntries(fields.map(([key, field]) => [key, exampleValue(schema, field)]))
}

/** Indented, with lists of plain values on one line as in the real files. */
const pretty = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_all, items: string) => `[${items.replace(/,\n\s+/g, ', ')}]`)}\n`
