import { describe, expect, test, vi } from 'vitest'
import { renderHead } from '../../../src/site/head/renderHead'
import type { JsonLdGraph } from '../../../src/site/head/structuredData'
import { readVisitorSite } from '../../support/siteData'
import { pageIds } from '../../support/sitePaths.ts'

const { content, delivered, headOf, sites } = await readVisitorSite()
const { clinic, doctors } = content
const origin = clinic.website
const siteName = `${clinic.name} Diş Kliniği`
const innerPages = pageIds.filter((page) => page !== 'home')
const graphIn = (head: string): JsonLdGraph =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')
const nodesOf = (page: string) => graphIn(headOf(page))['@graph']
const pageHead = (page: string) => delivered(page).data.head
const nodeOf = (page: string, type: string) => nodesOf(page).find((node) => node['@type'] === type)

describe('the head of a page', () => {
  test('has the clinic’s name and a welcome as the title of the home page', () => {
    const { title, description } = pageHead('home')
    expect(title).toBe(`Ana Sayfa | ${siteName}`)
    expect(description).toContain(clinic.address.district)
    expect(description).toContain('ana sayfasına hoş geldiniz')
  })

  test('has a title and a description of its own', () => {
    const heads = [...pageIds, 'notFound'].map((page) => pageHead(page))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
    for (const { title, description } of heads) {
      expect(title).toContain(` | ${siteName}`)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })

  test('has absolute, percent-encoded addresses', () => {
    expect(pageIds.map((page) => pageHead(page).canonical)).toEqual([
      `${origin}/`,
      `${origin}/hakk%C4%B1m%C4%B1zda`,
      `${origin}/kadromuz`,
      `${origin}/fiyat-Listesi`,
      `${origin}/ileti%C5%9Fim`,
      `${origin}/randevu`,
      `${origin}/kvkk`,
      `${origin}/implant-tedavisi`,
      `${origin}/s%C4%B1k-sorulan-sorular`,
      `${origin}/a%C4%9Fr%C4%B1`,
      `${origin}/selin-ard%C4%B1%C3%A7`,
    ])
  })

  test('has no canonical address on the 404 page, which is not indexed', () => {
    const head = pageHead('notFound')
    expect(head.canonical).toBeUndefined()
    expect(headOf('notFound')).not.toContain('application/ld+json')
    expect(headOf('notFound')).toContain('<meta name="robots" content="noindex">')
    expect(headOf('notFound')).not.toContain('og:url')
  })
})

describe('structured data', () => {
  test('describe the home page as a WebPage with the specified name', () => {
    expect(nodeOf('home', 'WebPage')).toMatchObject({
      name: 'Ana Sayfa',
      url: `${origin}/`,
      dateModified: clinic.lastUpdated,
    })
  })

  test.each(pageIds)('describe the clinic on %s with address, phone, place and hours', (page) => {
    expect(nodeOf(page, 'Dentist')).toMatchObject({
      '@id': `${origin}/#clinic`,
      name: siteName,
      telephone: clinic.phones.landline.replaceAll(' ', ''),
      address: { addressLocality: clinic.address.district, addressCountry: 'TR' },
      geo: { latitude: clinic.map.latitude, longitude: clinic.map.longitude },
      openingHoursSpecification: clinic.hours.map(({ open, close }) => ({
        opens: open,
        closes: close,
      })),
      potentialAction: { '@type': 'ReserveAction', target: `${origin}/randevu` },
    })
  })

  test('name days as schema.org does', () => {
    const hours = JSON.stringify(nodeOf('home', 'Dentist')?.openingHoursSpecification)
    const days = [...hours.matchAll(/"(\w+day)"/g)].map(([, day]) => day?.toLowerCase())
    expect(days).toEqual(clinic.hours.flatMap((entry) => entry.days))
    expect(hours).toMatch(/"[MTWFS][a-z]+day"/)
  })

  test.each(innerPages)('have breadcrumbs on %s, and none on the home page', (page) => {
    const { canonical } = pageHead(page)
    expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Ana Sayfa', item: `${origin}/` },
      { position: 2, item: canonical },
    ])
    expect(nodeOf('home', 'BreadcrumbList')).toBeUndefined()
  })

  test('describe doctors as persons who work for the clinic, on their page', () => {
    const names = (page: string) =>
      nodesOf(page)
        .filter((node) => node['@type'] === 'Person')
        .map(({ name }) => name)
    const all = doctors.doctors.map(({ name }) => name)
    expect(pageIds.filter((page) => names(page).length > 0)).toEqual(['staff', 'selin-ardic'])
    expect(names('selin-ardic')).toEqual(all.slice(0, 1))
    expect(names('staff')).toEqual(all)
    expect(nodeOf('staff', 'Person')?.worksFor).toEqual({
      '@id': `${origin}/#clinic`,
    })
  })

  test('describe a doctor as a person with the facts of the profile', () => {
    const [doctor] = doctors.doctors
    const facts = {
      areas: ['Dolgu', 'Protez'],
      languages: ['tr', 'ar'],
      registration: '123',
    } satisfies Partial<typeof doctor>
    vi.spyOn(doctors, 'doctors', 'get').mockReturnValue([{ ...doctor, ...facts }])
    expect(nodeOf('staff', 'Person')).toMatchObject({
      name: doctor.name,
      jobTitle: doctor.title,
      knowsAbout: facts.areas,
      knowsLanguage: facts.languages,
      identifier: facts.registration,
    })
  })

  test('name who wrote and who reviewed a treatment, and when', () => {
    const [selin, kerem] = doctors.doctors
    expect(nodeOf('implant', 'WebPage')).toMatchObject({
      author: { '@type': 'Person', name: kerem?.name },
      reviewedBy: { '@type': 'Person', name: selin?.name },
      lastReviewed: '2026-11-16',
    })
  })

  test.each(pageIds)('have no rating, review or price on %s', (page) => {
    const claims = /rating|review(?!ed)|price|offer/i
    expect(JSON.stringify(nodesOf(page))).not.toMatch(claims)
  })

  test.each(pageIds)('resolve every reference on %s', (page) => {
    const nodes = nodesOf(page)
    const ids = new Set(nodes.map((node) => node['@id']))
    const references = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)
    expect([...references].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('the head as HTML', () => {
  test('has title, text, address and a sized picture for a link preview', () => {
    const html = headOf('about')
    expect(html).toContain(
      `<meta property="og:title" content="Hakkımızda | ${siteName}, ${clinic.address.district}">`,
    )
    expect(html).toContain(`<meta property="og:url" content="${origin}/hakk%C4%B1m%C4%B1zda">`)
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta property="og:locale" content="tr_TR">')
  })

  test.each([
    ['home', '/og.jpg', content.about.photoAlt],
    ['about', '/og.jpg', content.about.photoAlt],
    ['notFound', '/og.jpg', content.about.photoAlt],
    ['prices', '/fiyat-Listesi/og.jpg', content.about.photoAlt],
    ['implant', '/implant-tedavisi/og.jpg', content.treatments.treatments[0]?.photoAlt],
    ['selin-ardic', '/selin-ard%C4%B1%C3%A7/og.jpg', 'Selin Ardıç'],
  ])('has a picture of %s for a link preview', (page, path, alt) => {
    const html = headOf(page)
    expect(html).toContain(`<meta property="og:image" content="${origin}${path}">`)
    expect(html).toMatch(new RegExp(`"og:image:alt" content="[^"]*${alt}">`))
  })

  test('escapes content in attributes, titles and scripts', () => {
    const title = '</title><script>alert(1)</script>'
    const description = '"></script><script>alert(2)</script>'
    const pages = content.pages.map((page) => ({ ...page, title, description }))
    const damaged: typeof content = Object.create(content, { pages: { value: pages } })
    const html = renderHead(damaged, sites, pages[0])
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toContain('content=""')
  })
})
