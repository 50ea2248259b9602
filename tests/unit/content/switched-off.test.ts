import { describe, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check'
import type { ClinicFile } from '../../../src/content/types.gen'
import { siteView } from '../../../src/site/siteView'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'
import { paths } from '../../support/sitePaths.ts'
import { translatedClinic } from '../../support/translatedClinic'

type Sections = ClinicFile['sections']

/** The whole prerendered site of a clinic with these sections. */
async function siteWith(changed: Partial<Sections>, change = (_: ClinicFile) => {}) {
  const { root: clinicDir, edit } = translatedClinic([])
  edit('content/clinic.json', (clinic: ClinicFile) => {
    Object.assign(clinic.sections, changed)
    change(clinic)
  })
  const site = await readVisitorSite({ clinicDir, language: 'tr' })
  const html = new Map<string, string>()
  for (const page of site.pages) {
    const { head, body } = await renderedPage(site, page)
    html.set(page, head + body)
  }
  return {
    pages: site.data.pages.map(({ id }) => id),
    pageAt: siteView(site.data).pageAt,
    html: (page: string) => html.get(page) ?? '',
    faults: () => validateFolder(clinicDir).faults,
    everywhere: [...html.values()].join('\n'),
  }
}

/** The home page's sections by their headings' ids, in order, and references without a target. */
const partsOf = (html: string) =>
  [...html.matchAll(/aria-labelledby="([\w-]+)"/g)]
    .map(([, id = '']) => id)
    .filter((id) => /^(?:about|services|doctors|statistics|testimonials|contact)$/.test(id))

const danglingNames = (html: string) =>
  [...html.matchAll(/aria-labelledby="([\w-]+)"/g)]
    .map(([, id = '']) => id)
    .filter((id) => !html.includes(`id="${id}"`))

describe('a clinic that switches off', () => {
  test('the price list has no such page, and no text or link about it anywhere', async () => {
    const site = await siteWith({ prices: false })
    expect(site.pages).toEqual([
      'home',
      'about',
      'staff',
      'contact',
      'appointment',
      'privacy',
      'implant',
      'questions',
      'pain',
      'selin-ardic',
    ])
    expect(site.pageAt(paths.prices)).toBe('notFound')
    expect(site.everywhere).not.toContain('fiyat-Listesi')
    expect(site.everywhere).not.toContain('Fiyat Listesi')
    expect(site.everywhere).not.toMatch(/\d+ - \d+ TL/)
  })

  test('testimonials has none on the home page', async () => {
    const site = await siteWith({ testimonials: false })
    expect(site.html('home')).not.toContain('HASTALARIMIZDAN GELENLER')
    expect(site.everywhere).not.toContain('data-record="testimonials/')
    expect(danglingNames(site.html('home'))).toEqual([])
  })

  test('statistics has no section of them', async () => {
    const site = await siteWith({ statistics: false })
    expect(site.html('home')).not.toContain('MUTLU TEDAVİ')
    expect(site.everywhere).not.toContain('data-record="statistics/')
  })

  test('the map frames no other site, and has a privacy notice without a map', async () => {
    const site = await siteWith({ map: 'off' })
    expect(site.everywhere).not.toMatch(/<iframe|hasMap/)
    expect(site.html('privacy')).not.toContain('Google')
    expect(site.html('privacy')).toContain('yüklenen harita, video ya da yazı tipi yoktur')
  })

  test('everything at once still has a complete home page', async () => {
    const site = await siteWith({
      prices: false,
      testimonials: false,
      statistics: false,
      map: 'off',
    })
    expect(partsOf(site.html('home'))).toEqual(['about', 'services', 'doctors', 'contact'])
    for (const page of [...site.pages, 'notFound']) {
      expect(site.html(page).match(/<h1/g), page).toHaveLength(1)
      expect(danglingNames(site.html(page)), page).toEqual([])
    }
  })
})

test('a clinic with only a landline is valid and has no empty link', async () => {
  const site = await siteWith({}, ({ phones }) => {
    delete phones.mobile
  })
  expect(site.faults().filter(({ file }) => file === 'content/clinic.json')).toEqual([])
  expect(site.everywhere).not.toMatch(
    /href="tel:"|undefined|<(?:dd|li)[^>]*><\/|Cep telefonu|Mobil</,
  )
  expect(site.html('contact').match(/href="tel:/g)?.length).toBeGreaterThan(1)
})

test('a visitor sees a map that loads lazily, and reads who learns what when it loads by itself', async () => {
  const site = await siteWith({ map: 'auto' })
  for (const page of ['home', 'contact'] as const) {
    const frame = site.html(page).match(/<iframe[^>]*>/)?.[0]
    expect(frame, page).toContain('loading="lazy"')
  }
  expect(site.html('privacy')).toMatch(
    /Google Haritalar[^.]*kendiliğinden yüklenir\.[^.]*IP adresinizi[^.]*çerezlerini/,
  )
})

test('a privacy notice describes the links in messages of a clinic that sends them', async () => {
  const text = 'Randevu mesajlarının sonundaki bağlantı'
  const site = await siteWith({}, (clinic) => Object.assign(clinic, { answerLinks: true }))
  expect(site.html('privacy')).toContain(text)
  expect((await siteWith({})).html('privacy')).not.toContain(text)
})

test('a privacy notice describes a map that waits for a click', async () => {
  const site = await siteWith({ map: 'click' })
  expect(site.everywhere).not.toContain('<iframe')
  expect(site.html('privacy')).toContain('ancak siz yüklediğinizde gelir')
})

test('a clinic that shows everything has every section on the home page, in the specified order', async () => {
  const site = await siteWith({})
  expect(site.pages).toContain('prices')
  expect(site.pageAt(paths.prices)).toBe('prices')
  expect(site.html('home')).toContain('<iframe')
  const order = ['services', 'doctors', 'statistics', 'testimonials', 'contact']
  expect(partsOf(site.html('home')).filter((part) => part !== 'about')).toEqual(order)
})
