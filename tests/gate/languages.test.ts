import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/build/places.ts'
import { gapsOf, say, speak } from '../../scripts/check/language.ts'
import { placeholdersOf } from '../../scripts/check/placeholders.ts'
import { copyEngine } from '../engineCopy.ts'
import { siteCopy } from './siteCopy.ts'

const folder = join(root, 'scripts', 'check', 'languages')
const languages = readdirSync(folder)
const texts = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
const files = ['sentences.json', 'words.json']

/** A word without its forms for numbers, of which every language has its own. */
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

/** Words that Turkish alone says. */
const turkish = new Set(files.flatMap((file) => Object.values(texts('tr', file)).flatMap(wordsIn)))
for (const language of languages.filter((each) => each !== 'tr'))
  for (const file of files)
    for (const word of Object.values(texts(language, file)).flatMap(wordsIn)) {
      if (!/[ğışç]/.test(word)) turkish.delete(word)
    }

describe.each(languages)('an editor who reads %s', (language) => {
  test('is told everything in it, with the same facts as in English', () => {
    expect(gapsOf(language)).toEqual([])
    for (const file of files) expect(variablesOf(language, file)).toEqual(variablesOf('en', file))
  })
})

test.each(languages.filter((language) => language !== 'tr'))(
  'an editor who reads %s meets no Turkish word',
  (language) => {
    const said = files.flatMap((file) => Object.values(texts(language, file)))
    expect(said.filter((text) => wordsIn(text).some((word) => turkish.has(word)))).toEqual([])
  },
)

test('who reads a language the gate has no words of is told in English', () => {
  speak('fr-CH')
  expect(say('json.double-comma', {})).toBe(texts('en', 'sentences.json')['json.double-comma'])
  expect(gapsOf('fr-CH').map(({ file }) => file)).toEqual(files)
})

describe('with a sentence missing in German', () => {
  const site = siteCopy()
  const engine = copyEngine()
  const german = texts('de', 'sentences.json')
  delete german['json.trailing-comma_field']
  writeFileSync(
    join(engine, 'scripts', 'check', 'languages', 'de', 'sentences.json'),
    JSON.stringify(german),
  )

  test('it is said in English, the rest in German, and the check says how much is missing', () => {
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
    expect(stdout).toMatch(/^1 Text der Prüfung .*sentences\.json \(1\)$/m)
  }, 60_000)
})
