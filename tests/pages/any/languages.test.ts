import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clinicPlace, distDir } from '../../../scripts/publish/paths.ts'
import { diskSource } from '../../../src/content/loading/read.ts'
import { languageState } from '../../../src/content/translation/languageState.ts'
import { directionOf } from '../../../src/content/translation/writing.ts'
import { languages } from '../../support/sitePaths.ts'
import { everyPage, files, furtherPages, isServed, only } from './builtPages.ts'

const read = (file: string) => readFileSync(join(distDir, file), 'utf8')
const [own, ...further] = languages
const ownLanguage = own?.language ?? ''

test.each(everyPage)(
  'a visitor finds on $name a link to each other language, and none without one',
  ({ document }) => {
    const links = document.querySelectorAll('footer a[hreflang]')
    expect(links.map((link) => link.getAttributeValue('hreflang'))).toEqual(
      further.map(({ language }) => language),
    )
  },
)

if (further.length > 0)
  describe('a visitor of another language', () => {
    test.each(furtherPages)('reads on $name in which language it is', (page) => {
      expect(only(page, 'html', 'lang')).toBe(page.language)
      expect(only(page, 'html', 'dir')).toBe(directionOf(page.language))
    })

    test.each(furtherPages)(
      'finds on $name links to the same page in each language, or to its first page',
      (page) => {
        const links = page.document.querySelectorAll('footer a[hreflang]')
        const others = languages.filter(({ language }) => language !== page.language)
        expect(links.map((link) => link.getAttributeValue('hreflang'))).toEqual(
          others.map(({ language }) => language),
        )
        const first = Object.keys(own?.paths ?? {})[0] ?? ''
        expect(links.map((link) => decodeURI(link.getAttributeValue('href') ?? ''))).toEqual(
          others.map(({ paths }) => paths[page.id] ?? paths[first]),
        )
        expect(links.every((link) => isServed(link.getAttributeValue('href') ?? ''))).toBe(true)
      },
    )

    test.each(furtherPages)(
      'finds $name in its language in networks and search engines',
      (page) => {
        const others = languages.filter(({ paths }) => page.id in paths).length - 1
        const alternates = page.document.querySelectorAll('meta[property="og:locale:alternate"]')
        expect(alternates).toHaveLength(Math.max(0, others))
        const told = [...page.html.matchAll(/"inLanguage":"([^"]+)"/g)].map(
          ([, language]) => language,
        )
        expect(new Set(told)).toEqual(new Set(page.id === 'notFound' ? [] : [page.language]))
      },
    )

    test('follows no broken language link: every alternate exists and links back', () => {
      const entries = [...read('sitemap.xml').matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)]
      const named = new Map(
        entries.map(([, address = '', rest = '']) => [
          address,
          [...rest.matchAll(/hreflang="(?!x-default)[^"]+" href="([^"]+)"/g)].map(
            ([, to = '']) => to,
          ),
        ]),
      )
      for (const [address, others] of named) {
        if (others.length > 0) expect(others).toContain(address)
        for (const other of others) expect(named.get(other)).toContain(address)
      }
      expect([...named.values()].filter((others) => others.length > 1)).not.toEqual([])
    })

    test.each(languages)('receives in $language no text of another language', ({ language }) => {
      const fetched = filesOf(language).map(spoken).join('\n')
      const heard = sentences.filter(({ says }) => fetched.includes(says))
      expect(heard.filter(({ of }) => of === language).length).toBeGreaterThan(20)
      expect(heard.filter(({ of }) => of !== language)).toEqual([])
      if (language !== ownLanguage)
        expect(untranslated.filter((says) => fetched.includes(says))).toEqual([])
    })
  })

/** Strings that are the same in every language. */
const names =
  /^clinic\.(name|legalTitle|address|editor|identity\.\d+\.value|dutyCentres\.\d+\.(name|address))|^(doctors|testimonials)\.\w+\.\d+\.name$/

/** Texts of each language with more than three words and without placeholders. */
const sentences = further
  .map(({ language }) => languageState(diskSource({ ...clinicPlace(), language })))
  .flatMap(({ language, texts }) =>
    texts.flatMap(({ text, words = '' }) => [
      { of: ownLanguage, says: text },
      { of: language, says: words },
    ]),
  )
  .filter(({ says }) => says.split(' ').length > 3 && !says.includes('{{'))

/** Strings of the content that no translation replaces, of more than two words. */
const untranslated = ownStrings().filter(
  (says) =>
    says.split(' ').length > 2 &&
    /\p{L}/u.test(says) &&
    !sentences.some(({ says: said }) => said.includes(says)),
)

/** Every string of the content in the clinic's own language, except names and postal facts. */
function ownStrings(): string[] {
  const found: string[] = []
  const visitValue = (value: unknown, path: string) => {
    if (typeof value === 'string' && !names.test(path)) found.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) visitValue(part, `${path}.${key}`)
  }
  const folder = join(clinicPlace().clinicDir, 'content')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    visitValue(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.slice(0, -5))
  return found
}

/** The pages of a language and every script that they load, directly or not. */
function filesOf(language: string): string[] {
  const pages = language === ownLanguage ? everyPage : furtherPages
  const found = new Set(
    pages
      .filter((page) => !('language' in page) || page.language === language)
      .map(({ file }) => file),
  )
  const scripts = files.filter((file) => /^\/assets\/.+\.js$/.test(file))
  for (const file of found) {
    const text = read(file)
    for (const script of scripts)
      if (text.includes(script.slice('/assets/'.length))) found.add(script.slice(1))
  }
  return [...found]
}

/** The text of a file without tags and entities. */
const spoken = (file: string) =>
  read(file)
    .replace(/\\u([0-9a-f]{4})/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
