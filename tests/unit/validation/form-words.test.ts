import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { inForms, validatorMessages } from '../../../scripts/publish/validatorMessages.ts'
import { languages } from '../../../src/validation/languages.gen.ts'
import { fieldWords } from '../../../src/validation/messages.ts'
import { placeholdersOf } from '../../../src/validation/placeholders.ts'
import { placesOf } from '../../../src/validation/schema/node.ts'
import { schemas } from '../../../src/validation/schemas.ts'

/** Vocabulary of files, unknown in forms. */
const vocabulary: Record<string, RegExp> = {
  tr: /tırnak|virgül|dosya|süslü|köşeli|ayra[cç]|satır(?!a geç)|json|klasör|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
  en: /\bquot|\bcommas?\b|\bbrac(?:e|ket)|\bfiles?\b|\blines?\b|json|folder|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
  de: /anführung|\bkommas?\b|datei|klammer|\bzeilen?\b|json|ordner|\btrue\b|\bfalse\b|content\/|public\/|"[a-z]+"|`/i,
}

/** Words of programs and formats, which an editor does not know. */
const formats =
  'AV1|H\\.264|codec|WOFF|HandBrake|\\bHTML\\b|schema\\.org|ISO \\d|\\.(?:webp|svg|mp4)\\b'
const jargon: Record<string, RegExp> = {
  tr: RegExp(
    `${formats}|Page Up|bölüm türü|bölümün kaydı|talep seçene|eskimi[şs]|biçim komut|(?:kayıt|sayfanın|doktorun|kaydın|aynı|eski) kod`,
    'i',
  ),
  en: RegExp(
    `${formats}|Page Up|record of the section|request option|out of date|formatting command|repository|record code|(?<!calling )code of (?:the|this)`,
    'i',
  ),
  de: RegExp(
    `${formats}|Bild auf|Eintrag des Abschnitts|veraltet|Befehle zur|Repository|Kürzel`,
    'i',
  ),
}

/** Messages that forms cannot cause: a form changes values, not files or the order of texts. */
const unseen =
  /^media\.missing_deleted|^(?:folder|file|bytes|json|public|language|report|format|sign|country|advice|doing|change|publish|usage|guide|schema)\.|^locale\.(?:missing|moved|other-file|unknown|renamed|wrapped|dotted|incomplete|plural)/

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
    expect(shown.filter(([, text]) => jargon[language]?.test(text))).toEqual([])
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
    for (const [name, schema] of Object.entries(schemas))
      for (const place of placesOf(name, schema).keys()) {
        if (place.endsWith('.$schema')) continue
        const { form, ...own } = { ...fieldWords(place, language) }
        const shown = { ...own, ...form }
        const text = `${shown.title} ${shown.description}`
        expect(text, place).not.toMatch(vocabulary[language] ?? /./)
        // An id follows from the name and has no field.
        if (place.endsWith('.id')) continue
        const choices = [
          ...Object.values(shown.options ?? {}),
          ...Object.keys(shown.snippets ?? {}),
        ]
        expect([text, ...choices].join(' '), place).not.toMatch(jargon[language] ?? /./)
      }
  })

  test('reads the title of every field', () => {
    const fields = validatorMessages(language, 'form')[language]?.['fields.json'] ?? {}
    expect(Object.entries(fields).filter(([, words]) => typeof words === 'string')).toEqual([])
  })

  test('reads no code and no format in the editor either', () => {
    const texts = readFileSync(
      join(root, 'src', 'content', 'texts', language, 'editor.json'),
      'utf8',
    )
    expect(texts.split('\n').filter((text) => jargon[language]?.test(text))).toEqual([])
  })
})
