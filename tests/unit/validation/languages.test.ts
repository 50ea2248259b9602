import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { suppliedTexts } from '../../../src/content/texts/engineTexts.ts'
import { fieldWords, gapsOf, message, setLanguage } from '../../../src/validation/messages.ts'
import { placeholdersOf } from '../../../src/validation/placeholders.ts'
import { writtenSchema } from '../../../src/validation/schema/writtenSchema.ts'
import { schemas } from '../../../src/validation/schemas.ts'
import { mistakes } from '../../fixtures/mistakes/index.ts'
import { copyEngine } from '../../support/folders.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const folder = join(root, 'src', 'validation', 'languages')
const languages = readdirSync(folder)
const texts = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
const files = ['sentences.json', 'words.json']

/** A key without its plural suffix, because suffixes depend on the language. */
const nameOf = (key: string) => key.replace(/_(?:one|other|few|many|two|zero)$/, '')

function variablesOf(language: string, file: string): Record<string, string[]> {
  const variables: Record<string, string[]> = {}
  for (const [key, text] of Object.entries(texts(language, file))) {
    const known = variables[nameOf(key)] ?? []
    variables[nameOf(key)] = [...new Set([...known, ...placeholdersOf(text)])].sort()
  }
  return variables
}

const wordsIn = (text: string) =>
  (text.replace(/\{\{[^}]*\}\}|"[^"]*"|\S*[/.]\S+/g, ' ').match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.toLowerCase(),
  )

/** Words of the Turkish messages that no other language uses. */
const turkish = new Set(files.flatMap((file) => Object.values(texts('tr', file)).flatMap(wordsIn)))
for (const language of languages.filter((each) => each !== 'tr'))
  for (const file of files)
    for (const word of Object.values(texts(language, file)).flatMap(wordsIn)) {
      if (!/[ğışç]/.test(word)) turkish.delete(word)
    }

describe.each(languages)('an editor who reads %s', (language) => {
  test('reads every message in it, with the same facts as in English', () => {
    expect(gapsOf(language)).toEqual([])
    for (const file of files) expect(variablesOf(language, file)).toEqual(variablesOf('en', file))
  })
})

test.each(languages.filter((language) => language !== 'tr'))(
  'an editor who reads %s sees no Turkish word',
  (language) => {
    const said = files.flatMap((file) => Object.values(texts(language, file)))
    expect(said.filter((text) => wordsIn(text).some((word) => turkish.has(word)))).toEqual([])
  },
)

describe.each(['en', 'de'])('an editor’s mistakes in a site checked in %s', (language) => {
  const site = siteCopy()

  test.each(mistakes)('have no Turkish word in their diagnostics: %s', (_about, own) => {
    const told = own.slice(0, 3).flatMap(([, file, from, to]) => {
      site.replace(file, from, to)
      const { faults } = site.validate(language)
      site.reset()
      return faults.flatMap(({ sentence, doing }) => [sentence, doing ?? ''])
    })
    expect(told.length).toBeGreaterThan(0)
    const foreign = told.filter((text) => wordsIn(text).some((word) => turkish.has(word)))
    expect(foreign).toEqual([])
  })
})

test('an editor whose language the validator lacks reads English', () => {
  setLanguage('fi-SE')
  expect(message('json.double-comma', {})).toBe(texts('en', 'sentences.json')['json.double-comma'])
  expect(gapsOf('fi-SE').map(({ file }) => file)).toEqual(expect.arrayContaining(files))
  expect(fieldWords('services.services')?.title).toBe('List of services')
})

describe('an editor whose message is missing in German', () => {
  const site = siteCopy()
  const engine = copyEngine()
  const german = texts('de', 'sentences.json')
  delete german['json.trailing-comma_field']
  writeFileSync(
    join(engine, 'src', 'validation', 'languages', 'de', 'sentences.json'),
    JSON.stringify(german),
  )

  test('reads it in English, the rest in German, and the check reports how many are missing', () => {
    site.replace('content/services.json', '"request": "Muayene"\n', '"request": "Muayene",\n')
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(engine, 'scripts', 'check.cjs'), '--root', site.root, '--language', 'de'],
      { encoding: 'utf8' },
    )
    rmSync(engine, { recursive: true })
    expect(status).toBe(1)
    expect(stdout).toContain(texts('en', 'sentences.json')['json.trailing-comma_field'])
    expect(stdout).toContain('1 Problem gefunden.')
    expect(stdout.replace(/(?<=\S)\n(?=\S)/g, ' ')).toMatch(
      /^1 Text der Prüfung .*sentences\.json \(1\)$/m,
    )
  })
})

/** Texts by their place in a schema or a file of texts. */
const textsIn = (value: unknown, place = ''): [string, string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => textsIn(part, `${place}.${key}`))

const isTurkish = (text: string) =>
  /[ğışİŞĞ]/.test(text) || wordsIn(text).some((word) => turkish.has(word))

describe.each(['de', 'en', 'nl'])('an editor of a clinic in %s', (language) => {
  test.each(Object.entries(schemas))(
    'finds no Turkish field, button, new record or error: %s',
    (name, schema) => {
      const own = new Map(textsIn(writtenSchema(name, schema, 'tr')))
      const shown = textsIn(writtenSchema(name, schema, language))
      const told = shown.filter(([at]) =>
        /(?<!body)\.(?:title|description|(?:e|patternE)rrorMessage|label)$/.test(at),
      )
      expect(told.filter(([at, text]) => text === own.get(at) || isTurkish(text))).toEqual([])
      expect(shown.filter(([, text]) => /[ğışİŞĞ]|[Yy]eni|[Öö]rnek/.test(text))).toEqual([])
    },
  )
})

test.each(['de', 'en'])('an editor in %s reads no Turkish button', (language) => {
  const shown = ['editor', 'desk'].flatMap((name) => textsIn(suppliedTexts(language, name)))
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter(([, text]) => isTurkish(text))).toEqual([])
})
