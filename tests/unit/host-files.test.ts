import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeHostFiles } from '../../scripts/build/hostFiles'
import { aliasesOf, type PageId, pageIds, paths } from '../../src/routes/paths'

let root: string
let outDir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mercan-host-'))
  outDir = join(root, 'dist')
  mkdirSync(join(root, 'content'))
  const clinic = { website: 'https://www.mercan.example', lastUpdated: '2026-11-20' }
  writeFileSync(join(root, 'content/clinic.json'), JSON.stringify(clinic))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Builds the given pages and returns what was written beside them. */
function written(pages: PageId[]) {
  for (const page of pages) {
    mkdirSync(join(outDir, paths[page]), { recursive: true })
    writeFileSync(join(outDir, paths[page], 'index.html'), '')
  }
  writeHostFiles({ root, outDir })
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  return { sitemap: read('sitemap.xml'), robots: read('robots.txt'), redirects: read('_redirects') }
}

describe('a search engine', () => {
  test('finds every page by its encoded address with the day of the content', () => {
    const { sitemap } = written(pageIds)
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.mercan.example/',
      'https://www.mercan.example/hakk%C4%B1m%C4%B1zda',
      'https://www.mercan.example/kadromuz',
      'https://www.mercan.example/fiyat-Listesi',
      'https://www.mercan.example/ileti%C5%9Fim',
      'https://www.mercan.example/randevu',
    ])
    expect(sitemap.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(6)
  })

  test('is not sent to a page that is switched off', () => {
    const { sitemap, redirects } = written(pageIds.filter((page) => page !== 'prices'))
    expect(sitemap).not.toContain('fiyat')
    expect(redirects).not.toContain('fiyat')
  })

  test('may read everything and is told where the sitemap is', () => {
    const { robots } = written(['home'])
    expect(robots).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.mercan.example/sitemap.xml\n',
    )
  })
})

describe('a static host', () => {
  const rulesOf = (redirects: string) =>
    redirects
      .trim()
      .split('\n')
      .map((line) => line.split(' '))

  test('leads each spelling to its page for good, in one step', () => {
    const rules = rulesOf(written(pageIds).redirects)
    const wanted = pageIds.flatMap((page) =>
      aliasesOf(paths[page]).map((alias) => [encodeURI(alias), encodeURI(paths[page]), '301']),
    )
    expect(rules).toEqual(wanted)
    const sources = new Set(rules.map(([from]) => from))
    expect(rules.filter(([, to]) => to && sources.has(to))).toEqual([])
  })

  test('gets ASCII only, one rule a line, no loop over a trailing slash', () => {
    const { redirects } = written(pageIds)
    expect(redirects).toMatch(/^[\x20-\x7e\n]+$/)
    for (const rule of rulesOf(redirects)) {
      expect(rule).toHaveLength(3)
      expect(rule[0]).not.toMatch(/\/$/)
    }
  })
})

test('a build without pages is refused', () => {
  mkdirSync(outDir)
  expect(() => writeHostFiles({ root, outDir })).toThrow('holds no page')
})
