import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { csvOf, wordsIn } from '../../../scripts/cli/translations/csvList.ts'
import { importStaffTexts, staffTexts } from '../../../scripts/cli/translations/staffTexts.ts'
import { complaintsAbout } from '../../../scripts/generate/complaints.ts'
import { staffLanguageOf, suppliedTexts } from '../../../src/content/texts/engineTexts.ts'
import { contextOf } from '../../../src/content/translation/entries.ts'
import type { TextState } from '../../../src/content/translation/texts.ts'
import { copyEngine, removeFolder } from '../../support/folders.ts'

let engine: string
beforeEach(() => {
  engine = copyEngine()
  onTestFinished(() => removeFolder(engine))
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

const states = () => staffTexts(engine, 'fr').map(({ state }) => state)

test('a translator gets all texts for staff, and returns them in two parts', () => {
  const texts = staffTexts(engine, 'fr')
  const parts = new Set(texts.map(({ name }) => name))
  expect([...parts].join()).toBe('desk,editor,server,sentences,words,form,fields,guide')
  expect(texts.every(({ state }) => state === 'missing')).toBe(true)
  const isFirst = (context: string) => /^(?:desk|fields:services)/.test(context)
  const count = importStaffTexts(engine, 'fr', listed(texts, isFirst))
  expect(states().filter((state) => state === 'current')).toHaveLength(count)
  expect(complaints()).toEqual([])
  importStaffTexts(
    engine,
    'fr',
    listed(texts, (context) => !isFirst(context)),
  )
  expect(states()).not.toContain('missing')
  expect(complaints()).toEqual([])
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
  const texts = staffTexts(engine, 'fr')
  const wanted = texts.map(contextOf).find((each) => context.test(each))
  const given = listed(texts, (each) => each === wanted, words)
  expect(() => importStaffTexts(engine, 'fr', given)).toThrow(
    new RegExp(`fr\\.staff\\.csv, row \\d+.*${fault}`),
  )
  expect(existsSync(join(engine, 'src/content/texts/fr/editor.json'))).toBe(false)
})

test('a translator reads which English text has changed since her list, and which is gone', () => {
  const texts = staffTexts(engine, 'fr').slice(0, 2)
  const [first, second] = texts
  if (!first || !second) throw new Error('no texts')
  const list = csvOf([
    { ...first, text: 'Former text', words: 'Texte' },
    { ...second, key: 'gone', words: 'Texte' },
  ])
  expect(() => importStaffTexts(engine, 'fr', wordsIn(list))).toThrow(
    /row 2, .*the English text has changed\n.*row 3, desk:gone: unknown text/,
  )
})

test.each([
  ['fr', 'en'],
  ['ar', 'en'],
  ['de', 'de'],
  ['de-AT', 'de-AT'],
])('a receptionist with a screen reader hears the desk of a clinic in %s in %s', (own, spoken) => {
  const texts = { desk: suppliedTexts(own, 'desk'), editor: suppliedTexts(own, 'editor') }
  expect(staffLanguageOf(own, texts)).toBe(spoken)
})
