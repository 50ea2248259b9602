import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { csvOf, wordsIn } from '../../../scripts/cli/translations/csvList.ts'
import { importStaffTexts, staffTexts } from '../../../scripts/cli/translations/staffTexts.ts'
import { complaintsAbout } from '../../../scripts/generate/complaints.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { staffLanguageOf, suppliedTexts } from '../../../src/content/texts/engineTexts.ts'
import { contextOf } from '../../../src/content/translation/entries.ts'
import type { TextState } from '../../../src/content/translation/texts.ts'
import { copyEngine, removeFolder } from '../../support/folders.ts'

/** A French that the engine never has, with texts for visitors alone. */
const language = 'fr-x-test'

let engine: string
beforeEach(() => {
  engine = copyEngine()
  onTestFinished(() => removeFolder(engine))
  const texts = join(engine, 'src/content/texts')
  const own = join(texts, language)
  cpSync(join(texts, 'fr'), own, { recursive: true })
  rmSync(join(own, 'editor.json'), { force: true })
  const keep = (file: string, groups: readonly string[]) => {
    const all = JSON.parse(readFileSync(join(own, file), 'utf8'))
    const kept = Object.fromEntries(groups.map((group) => [group, all[group]]))
    writeFileSync(join(own, file), JSON.stringify(kept))
  }
  keep('desk.json', ['messages'])
  keep('server.json', ['errors', 'answer', 'appointment'])
})

/** A translator's list with `words` for the texts that `isDone` selects. */
const listed = (
  texts: readonly TextState[],
  isDone: (context: string) => boolean,
  words = (text: string) => `« ${text}`,
) =>
  wordsIn(
    csvOf(
      texts.map((text) =>
        isDone(contextOf(text)) ? { ...text, words: words(text.text) } : { ...text, words: '' },
      ),
    ),
  )

const complaints = () =>
  complaintsAbout(join(engine, 'src/validation'), join(engine, 'src/content/texts'))

const states = () => staffTexts(engine, language).map(({ state }) => state)

test('a translator gets all texts for staff, and returns them in two parts', () => {
  const texts = staffTexts(engine, language)
  const parts = new Set(texts.map(({ name }) => name))
  expect([...parts].join()).toBe('desk,editor,server,sentences,words,form,fields,guide')
  expect(texts.every(({ state }) => state === 'missing')).toBe(true)
  const isFirst = (context: string) => /^(?:desk|fields:services)/.test(context)
  const count = importStaffTexts(engine, language, listed(texts, isFirst))
  expect(states().filter((state) => state === 'current')).toHaveLength(count)
  expect(complaints()).toEqual([])
  importStaffTexts(
    engine,
    language,
    listed(texts, (context) => !isFirst(context)),
  )
  expect(states()).not.toContain('missing')
  expect(complaints()).toEqual([])
  cpSync(join(root, 'content/site.json'), join(engine, 'content/site.json'))
  const generate = [join(engine, 'scripts/generate.cjs')]
  expect(execFileSync(process.execPath, generate, { cwd: engine, encoding: 'utf8' })).toContain(
    'wrote src/validation/languages.gen.ts',
  )
})

test('a translator returns the list as a spreadsheet in French writes it', () => {
  const list =
    '\uFEFFcontext;source;target;fuzzy\r\ndesk:frame/lock;Lock;"Fermer ; à clé, bien";\r\n'
  expect(wordsIn(list).get('desk:frame/lock')?.words).toBe('Fermer ; à clé, bien')
})

test('a translator finds what is translated; words for forms alone may be absent', () => {
  const missing = staffTexts(engine, 'de').filter(({ state }) => state === 'missing')
  expect(missing.filter(({ name, key }) => name !== 'form' && !key.includes('/form/'))).toEqual([])
})

test.each([
  ['a lost placeholder', /:.*name$/, () => 'Accueil', 'placeholders none, not clinic'],
  ['a lone plural form', /_one$/, undefined, 'without the plural form .*_many'],
])('a translator reads the row of %s, and nothing is written', (_, context, words, fault) => {
  const texts = staffTexts(engine, language)
  const wanted = texts.map(contextOf).find((each) => context.test(each))
  const given = listed(texts, (each) => each === wanted, words)
  expect(() => importStaffTexts(engine, language, given)).toThrow(
    new RegExp(`${language}\\.staff\\.csv, row \\d+.*${fault}`),
  )
  expect(existsSync(join(engine, 'src/content/texts', language, 'editor.json'))).toBe(false)
})

test('a translator reads which English text has changed since her list, and which is gone', () => {
  const texts = staffTexts(engine, language).slice(0, 2)
  const [first, second] = texts
  if (!first || !second) throw new Error('no texts')
  const list = csvOf([
    { ...first, text: 'Former text', words: 'Texte' },
    { ...second, key: 'gone', words: 'Texte' },
  ])
  expect(() => importStaffTexts(engine, language, wordsIn(list))).toThrow(
    /row 2, .*the English text has changed\n.*row 3, desk:gone: unknown text/,
  )
})

test.each([
  ['without texts for staff', 'fr', 'en', 'en'],
  ['with its own', 'de', 'de', 'de'],
  ['with those of its base', 'de-AT', 'de', 'de-AT'],
])(
  'a receptionist with a screen reader hears the desk of a language %s',
  (_, own, words, spoken) => {
    const texts = { desk: suppliedTexts(words, 'desk'), editor: suppliedTexts(words, 'editor') }
    expect(staffLanguageOf(own, texts)).toBe(spoken)
  },
)
