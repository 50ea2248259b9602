import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'
import { content, pages } from '../any/builtPages.ts'

const { clinic, prices } = content

const read = (file: string) => readFileSync(join(distDir, file), 'utf8')

test('a search engine reads when the content last changed', () => {
  const dates = [...read('sitemap.xml').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, d]) => d)
  const newest = [clinic.lastUpdated, prices.listDate].sort().at(-1)
  expect(dates).toEqual(pages.map(({ name }) => (name === 'prices' ? newest : clinic.lastUpdated)))
})

test('a static host has redirects for the aliases that people type', () => {
  const sources = read('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(sources).toContain(encodeURI('/Hakkımızda'))
  expect(sources).toContain('/hakkimizda')
  expect(sources).toContain('/iletisim')
  expect(sources).toContain(encodeURI('/iletişim'.normalize('NFD')))
})

test('a search engine finds nothing of the desk in the site: no page, no address, no script', () => {
  const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => file.includes('yonetim') || file.includes('.desk'))).toEqual([])
  const texts = files.filter((file) => /\.(?:html|js|css|xml|txt|webmanifest|conf)$|\/_/.test(file))
  expect(texts.filter((file) => /yonetim|simplewebauthn/.test(read(file)))).toEqual([])
})
