import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'
import { languages } from '../../support/sitePaths.ts'
import { content, furtherPages, isServed, notFoundPage, only, pages } from './builtPages.ts'

const { clinic } = content

const read = (file: string) => readFileSync(join(distDir, file), 'utf8')

test('a search engine finds exactly the published pages in the sitemap, by their canonical addresses', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const further = furtherPages.filter(({ id }) => id !== 'notFound')
  expect(listed).toEqual(
    [...pages, ...further].map((page) => only(page, 'link[rel="canonical"]', 'href')),
  )
  expect(read('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
})

test('a search engine may crawl everything and finds the sitemap', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${clinic.website}/sitemap.xml\n`,
  )
})

test('a static host redirects aliases to their page, and no page to another', () => {
  const rules = read('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  const sources = rules.map(([from]) => from)
  const addresses = languages
    .flatMap(({ paths }) => Object.values(paths))
    .map((path) => encodeURI(path))
  for (const [from = '', to = '', status] of rules) {
    if (addresses.includes(from)) expect([to, status]).toEqual([`${from}/`, '200'])
    else expect([addresses.includes(to), status]).toEqual([true, '301'])
  }
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([])
})

test('a phone that installs the site finds its icons', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    lang: string
    icons: { src: string }[]
  }
  expect(manifest.lang).toBe(only(notFoundPage, 'html', 'lang'))
  expect(manifest.icons.map(({ src }) => src).filter((src) => !isServed(src))).toEqual([])
})
