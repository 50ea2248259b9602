import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { inForms } from '../../../scripts/publish/validatorMessages.ts'
import { languages } from '../../../src/validation/languages.gen.ts'
import { placeholdersOf } from '../../../src/validation/placeholders.ts'
import { nodesOf, withFieldWords } from '../../../src/validation/schema/fieldWords.ts'
import type { SchemaNode } from '../../../src/validation/schema/node.ts'
import schemas from '../../../src/validation/schemas.gen.json' with { type: 'json' }

type Helps = Record<string, Record<string, Partial<SchemaNode>> | undefined>

/** Vocabulary of files, unknown in forms. */
const vocabulary: Record<string, RegExp> = {
  tr: /tırnak|virgül|dosya|süslü|köşeli|ayra[cç]|satır(?!a geç)|json|klasör|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
  en: /\bquot|\bcommas?\b|\bbrac(?:e|ket)|\bfiles?\b|\blines?\b|json|folder|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
  de: /anführung|\bkommas?\b|datei|klammer|\bzeilen?\b|json|ordner|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
}

/** Messages that forms cannot cause: a form changes values, not files or the order of texts. */
const unseen =
  /^(?:folder|file|bytes|json|public|language|report|format|sign|country|advice|doing|change|publish|usage|guide|schema)\.|^locale\.(?:missing|moved|unknown|renamed|wrapped|dotted|incomplete|plural)/

const own = readdirSync(join(root, 'src', 'validation', 'languages'))
const filesOf = (language: string) => languages[language] ?? {}
const form = (language: string) => filesOf(language)['form.json'] as Record<string, string>
const said = (language: string): Record<string, string> =>
  ({ ...filesOf(language)['sentences.json'], ...filesOf(language)['words.json'] }) as never

describe.each(own)('an editor in a form, who reads %s,', (language) => {
  test('reads nothing about files, quotes or commas', () => {
    const told = Object.entries(inForms(said(language), form(language)))
    const shown = told.filter(([key]) => !unseen.test(key))
    expect(shown.length).toBeGreaterThan(120)
    expect(shown.filter(([, text]) => vocabulary[language]?.test(text))).toEqual([])
  })

  test('reads the same facts as in the file', () => {
    const sentences = said(language)
    for (const [key, text] of Object.entries(form(language))) {
      expect(Object.keys(sentences), key).toContain(key)
      const facts = placeholdersOf(sentences[key] ?? '')
      for (const fact of placeholdersOf(text)) expect(facts, key).toContain(fact)
    }
  })

  test('reads no titles and help about files and lines either', () => {
    const helps = filesOf(language)['formFields.json'] as Helps
    for (const [name, schema] of Object.entries(schemas as unknown as Record<string, SchemaNode>)) {
      const spoken = withFieldWords(name, schema, language)
      for (const [way, node] of nodesOf(spoken)) {
        if (way === '$schema') continue
        const { title = '', description = '' } = { ...node, ...helps[name]?.[way] }
        expect(`${title} ${description}`, `${name} ${way}`).not.toMatch(vocabulary[language] ?? /./)
      }
    }
  })

  test('gets form words only for existing fields', () => {
    for (const [name, ways] of Object.entries(filesOf(language)['formFields.json'] as Helps)) {
      const known = nodesOf(Reflect.get(schemas, name))
      for (const way of Object.keys(ways ?? {})) expect([...known.keys()], name).toContain(way)
    }
  })
})
