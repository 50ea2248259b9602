import { expect, test } from 'vitest'
import { createOrigins } from '../../../src/content/site/origins'
import type { Site, Sites } from '../../../src/content/site/site'
import type { DraftSite } from '../../../src/editor/contract/preview'
import type { OpenSite } from '../../../src/site/openSite'

const origins = createOrigins()
const file = (name: string, value: unknown) => origins.copyOf(value, name)

const doctor = { id: 'ayse', name: 'Ayşe Er', languages: ['tr'], areas: ['Dolgu'], bio: ['Dolgu'] }
const contact = { reach: { phone: 'Telefon', mail: 'E-posta' }, identity: { phone: 'Telefon' } }
const footer = { phone: 'Telefon', pages: 'Sayfalar' }
const site = {
  language: 'tr',
  doctors: file('content/doctors.json', { doctors: [doctor] }),
  doctorFacts: { ayse: { languages: ['Türkçe'], days: [] } },
  texts: { contact: file('contact.json', contact), footer: file('footer.json', footer) },
} as unknown as Site

/** Where a click on the text of an element leads in a page, as `<file> <path>`. */
async function placeOf(html: string, selector: string): Promise<string | undefined> {
  document.body.innerHTML = `<script id="media" type="application/json">{"manifest":{}}</script>${html}`
  const { openFinder } = await import('../../../src/site/preview/find')
  const sites = { in: () => site, origin: origins.of } as unknown as Sites
  const shown = { phoneText: (text: string) => text } as unknown as OpenSite
  const finder = openFinder({ language: 'tr', pictures: {} } as unknown as DraftSite, sites, shown)
  const element = document.querySelector(selector)
  const place = element && finder.placeAt(element, element.firstChild ?? undefined)
  return place ? `${place.file} ${place.path.join('/')}` : undefined
}

const article = (inner: string) => `<article data-record="doctors/ayse">${inner}</article>`

test('an editor who clicks one of equal texts reaches the one whose neighbours stand beside it', async () => {
  const page = `<div id="reach"><b>Telefon</b> <i>E-posta</i></div>
    <footer><b>Telefon</b> <i>Sayfalar</i></footer>`
  expect(await placeOf(page, '#reach b')).toBe('contact.json reach/phone')
  expect(await placeOf(page, 'footer b')).toBe('footer.json phone')
})

test('an editor who clicks one of equal texts of a record opens the record', async () => {
  expect(await placeOf(article('<b>Dolgu</b>'), 'b')).toBe('content/doctors.json doctors/0')
  expect(await placeOf(article('<b>Ayşe Er</b>'), 'b')).toBe('content/doctors.json doctors/0/name')
})

test('an editor who clicks a text of a record that is nobody’s opens the record', async () => {
  expect(await placeOf(article('<b>1 / 3</b>'), 'b')).toBe('content/doctors.json doctors/0')
})

test('an editor who clicks the name of a language reaches a doctor’s languages on the doctor alone', async () => {
  const languages = 'content/doctors.json doctors/0/languages'
  expect(await placeOf(article('<b>Türkçe</b>'), 'b')).toBe(languages)
  expect(await placeOf('<footer><ul><li><b>Türkçe</b></li></ul></footer>', 'b')).toBeUndefined()
})

test('a manager sees every place that a proposal changes marked, its panel open', async () => {
  document.body.innerHTML = `<div id="panel" data-state="closed">
    <button aria-expanded="false"></button><b>2.750</b></div><i>28.11.2026</i>`
  const elements = [...document.querySelectorAll('i, b')]
  const finder = () => ({ elementsOf: () => elements, recordsAround: () => [] })
  let presses = 0
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1
  })
  const { point } = await import('../../../src/site/preview/point')
  const page = { finder, site: { pages: [] } } as unknown as Parameters<typeof point>[0]
  const places = [{ file: 'content/prices.json', path: ['listDate'] }]
  expect(point(page, { look: 'change', places })).toMatchObject({ isHere: true })
  expect([...document.querySelectorAll('[data-changed]')]).toEqual([
    ...document.querySelectorAll('b, i'),
  ])
  expect(presses).toBe(1)
})

test('an editor who opens the doctors sees their page, not one with a word of theirs', async () => {
  document.body.innerHTML = '<b>Dolgu</b>'
  document.documentElement.dataset.page = 'prices'
  const finder = () => ({
    elementsOf: () => [...document.querySelectorAll('b')],
    recordsAround: () => [],
  })
  const { point } = await import('../../../src/site/preview/point')
  const pages = [
    { id: 'staff', sections: [{ kind: 'doctors' }] },
    { id: 'prices', sections: [] },
  ]
  const page = { finder, site: { ...site, pages } } as unknown as Parameters<typeof point>[0]
  const places = [{ file: 'content/doctors.json', path: [] }]
  expect(point(page, { look: 'field', places })).toMatchObject({ isHere: false, pages: ['staff'] })
})
