import { expect, test } from 'vitest'
import { pageData, siteData } from '../../../src/content/pageData.ts'
import { openSites } from '../../../src/content/site/openSites.ts'
import { pathOf } from '../../../src/editor/client/form/formContext.ts'
import { openSite } from '../../../src/site/openSite.ts'
import { draftFiles } from '../../../src/site/preview/draftFiles.ts'
import { lettersOf, plain, valuesOf } from '../../../src/site/preview/values.ts'
import { treeSnapshot } from '../../../src/validation/changes/snapshot.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'
import { unchangedDraft } from '../../support/unchangedDraft.ts'

const { texts } = unchangedDraft()

/** A draft as the preview's frame shows it, in a language. */
function open(texts: Record<string, string>, language: string) {
  const sites = openSites(draftFiles(texts), { media: (_name, content) => content })
  return { sites, site: sites.in(language) }
}

/** The places that a shown text leads to, those that explain most of it first. */
function placesOf(shown: string, of = texts, language = 'tr') {
  const { sites, site } = open(of, language)
  return valuesOf(site, sites.origin, openSite(siteData(site, '')))
    .values.map(({ places, ...value }) => ({
      places,
      letters: lettersOf({ places, ...value }, shown),
    }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => (a.letters === b.letters ? 0 : b.letters - a.letters))
    .map(({ places }) => places.map(({ file, path }) => `${file} ${path.join('/')}`))
}

test.each([
  ['Örnek Mahallesi, Mercan Sokak No: 1', ['content/clinic.json address/street']],
  ['+90 212 000 00 00', ['content/clinic.json phones/landline']],
  ['bilgi@mercan.example', ['content/clinic.json email']],
  ['1 Ocak 2027', ['content/clinic.json exceptions/0/date']],
  ['22/09/2026', ['content/testimonials.json testimonials/1/date']],
  ['© 2026 Mercan Diş Kliniği. Tüm hakları saklıdır.', ['locales/tr/footer.json copyright']],
  ['34030 Bayrampaşa / İstanbul', ['content/clinic.json address/district']],
  [
    '40000 - 60000 TL',
    ['content/prices.json categories/6/rows/0/min', 'content/prices.json categories/6/rows/0/max'],
  ],
])('an editor who clicks “%s” reaches its field', (shown, places) => {
  expect(placesOf(shown)[0]).toEqual(places)
})

test('an editor who clicks a doctor’s day reaches the doctor’s days', () => {
  expect(placesOf('Pazartesi')).toContainEqual(['content/doctors.json doctors/0/days'])
})

test('an editor who clicks a part of a word reaches no field', () => {
  expect(placesOf('Mercanköşk')).toEqual([])
})

test('an editor who clicks a translated text reaches its translation', () => {
  const { root } = translatedClinic([{ code: 'en', abroad: false }])
  const translated = Object.fromEntries(treeSnapshot(folderTree(root)).texts)
  const { site } = open(translated, 'en')
  const [doctor] = site.doctors.doctors
  const [first] = placesOf(plain(doctor?.summary ?? ''), translated, 'en')
  expect(first).toEqual([`locales/en/content/doctors.json doctors.${doctor?.id}.summary`])
  const [button] = placesOf(plain(site.texts.home.doctors.more), translated, 'en')
  expect(button).toEqual(['locales/en/home.json doctors.more'])
})

test.each([[[]], [[{ code: 'en', abroad: false }]]])(
  'an editor with one broken file sees the pages that do not read it (%j)',
  (languages) => {
    const { root } = translatedClinic(languages)
    const broken = {
      ...Object.fromEntries(treeSnapshot(folderTree(root)).texts),
      'content/prices.json': '{ "categories": [',
    }
    for (const language of ['tr', ...languages.map(({ code }) => code)]) {
      const { sites, site } = open(broken, language)
      const show = (id: string) => {
        const page = site.pages.find((page) => page.id === id)
        return page && [siteData(site, ''), pageData(site, page)]
      }
      for (const page of ['home', 'staff', 'contact']) expect(show(page)).toBeDefined()
      expect(() => show('prices')).toThrow(/prices\.json/)
      const { records } = valuesOf(site, sites.origin, openSite(siteData(site, '')))
      expect(records.has('doctors/selin-ardic')).toBe(true)
    }
  },
)

test('an editor’s field is found by its id, whatever hyphens its keys have', () => {
  const whole = { a: { 'b-c': ['x', 'y'] }, 'a-b': { c: 1 } }
  expect(pathOf(whole, 'f-a-b-c-1')).toEqual(['a', 'b-c', 1])
  expect(pathOf(whole, 'f-a-b')).toEqual(['a-b'])
  expect(pathOf(whole, 'f-nothing')).toBeUndefined()
})
