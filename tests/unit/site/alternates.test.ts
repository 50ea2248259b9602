import { expect, test } from 'vitest'
import { hostFiles } from '../../../scripts/publish/hostFiles.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { sitePageOf } from '../../../src/content/siteMap.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

type Entries = Record<string, unknown>

/** The sitemap of a clinic: each address with its alternates by language. */
function sitemapOf(clinicDir: string) {
  const { own, published } = readSites(clinicDir)
  const languages = published.map(({ language, clinic: { website }, pages }) => ({
    language,
    website,
    pages: pages.map(sitePageOf),
  }))
  const { clinic, prices } = own
  const written = hostFiles({ clinic, prices, languages }, { styles: [], files: [] })
  const { 'sitemap.xml': sitemap = '' } = written
  return new Map(
    [...sitemap.matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)].map(
      ([, address = '', rest = '']) => [
        address,
        new Map(
          [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', to = '']) => [
            code,
            to,
          ]),
        ),
      ],
    ),
  )
}

const codes = ['en', 'de', 'ru']
const languages = codes.map((code) => ({ code, abroad: false }))

test('a search engine finds from each of four languages the others, and no unpublished page', () => {
  const { root, edit } = translatedClinic(languages)
  edit<Entries>('locales/de/content/pages.json', (entries) => {
    delete entries['pages.about.title']
  })
  const sitemap = sitemapOf(root)
  for (const [address, others] of sitemap) {
    expect([...others.values()]).toContain(address)
    for (const other of others.values()) expect(sitemap.has(other)).toBe(true)
    expect(others.get('x-default')).toBe(others.get('tr'))
  }
  const of = (id: string) => {
    const path = readSites(root).own.pages.find((page) => page.id === id)?.path
    return [...(sitemap.get(`https://www.mercan.example${encodeURI(path ?? '')}`)?.keys() ?? [])]
  }
  expect(of('prices')).toEqual(['tr', ...codes, 'x-default'])
  expect(of('about')).toEqual(['tr', 'en', 'ru', 'x-default'])
})

test('a search engine finds a language at its own origin', () => {
  const { root } = translatedClinic([
    { code: 'en', abroad: false, origin: 'https://en.mercan.example' },
  ])
  const addresses = [...sitemapOf(root).keys()]
  expect(addresses).toContain('https://en.mercan.example/en/')
  expect(addresses).toContain('https://www.mercan.example/')
})
