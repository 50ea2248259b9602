import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'
import { headersOf, parseHeaderRules } from '../../../src/server/http/headers.ts'
import { content, decode, everyPage, files, furtherPages, isServed } from './builtPages.ts'

const rules = parseHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'))
const policy = new Map(
  (headersOf(rules, '/')['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

describe('a visitor whose browser enforces a strict policy', () => {
  test.each(everyPage)('sees all of $name: no style attribute, no inline script', (page) => {
    const { document } = page
    expect(document.querySelectorAll('[style]').map(({ nodeName }) => nodeName)).toEqual([])
    const inline = document
      .querySelectorAll('script')
      .filter((script) => script.getAttributeValue('type') !== 'application/ld+json')
      .filter((script) => !script.getAttributeValue('src'))
    expect(inline.map(({ textContent }) => textContent.slice(0, 60))).toEqual([])
    expect(page.html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i)
    expect(page.html).not.toMatch(/(?:href|src|action)="javascript:/i)
  })

  test('receives a policy with the hash of every page’s style sheet, and no other', () => {
    const all = [...everyPage, ...furtherPages]
    const sheets = all.flatMap(({ html }) =>
      [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? ''),
    )
    expect(sheets).toHaveLength(all.length)
    const hashes = sheets.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(new Set(policy.get('style-src'))).toEqual(new Set(["'self'", ...hashes]))
    expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([])
  })

  test('sees the map, and no other frame', () => {
    const frames = everyPage
      .flatMap(({ document }) => document.querySelectorAll('iframe'))
      .map((frame) => new URL(decode(frame.getAttributeValue('src'))).origin)
    // A clinic may show no map, or only after a click.
    const allowed = policy.get('frame-src') ?? []
    expect(frames.filter((origin) => !allowed.includes(origin))).toEqual([])
    expect(allowed.length).toBeLessThanOrEqual(1)
  })

  test.each(everyPage)('loads nothing from other hosts on $name except the map', (page) => {
    const loaded = page.document
      .querySelectorAll('script, img, source, video, audio, link, object, embed')
      // Addresses that name a page and load nothing.
      .filter(
        (element) => !/^(?:canonical|alternate)$/.test(element.getAttributeValue('rel') ?? ''),
      )
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'poster'].map((name) => element.getAttributeValue(name) ?? ''),
      )
    expect(loaded.filter((address) => /(?:^|\s|,)(?:https?:)?\/\//.test(address))).toEqual([])
  })
})

describe('a visitor who follows a link', () => {
  const addresses = everyPage.flatMap(({ name, document }) =>
    document.querySelectorAll('*').flatMap((element) => {
      const attribute = (key: string) => element.getAttributeValue(key) ?? ''
      const sets = `${attribute('srcset')},${attribute('imagesrcset')}`.split(',')
      return [attribute('href'), attribute('src'), attribute('poster'), ...sets]
        .map((address) => address.trim().split(/\s/)[0] ?? '')
        .filter((address) => address.startsWith('/'))
        .map((address) => ({ name, address }))
    }),
  )

  test('reaches the site, an https address, a phone or a mail, and nothing else', () => {
    const links = everyPage.flatMap(({ document }) =>
      ['a', 'area', 'form', 'iframe', 'link'].flatMap((name) =>
        document
          .querySelectorAll(name)
          .flatMap((element) =>
            ['href', 'action', 'src'].map((key) => element.getAttributeValue(key)),
          )
          .filter((address) => address !== null),
      ),
    )
    expect(links.length).toBeGreaterThan(everyPage.length)
    const led = /^(?:https:\/\/[a-z0-9.-]+\/?|tel:\+?\d|mailto:[^\s?]+@|\/(?!\/)|#)/
    expect(links.map(decode).filter((address) => !led.test(address))).toEqual([])
  })

  test('always finds the file or page behind an address', () => {
    const dead = addresses.filter(({ address }) => !isServed(address.split(/[?#]/)[0] ?? ''))
    expect(addresses.length).toBeGreaterThan(everyPage.length)
    expect(dead).toEqual([])
  })

  test.each(everyPage)('always reaches the target of a fragment on $name', ({ document }) => {
    const targets = document
      .querySelectorAll('a')
      .map((link) => link.getAttributeValue('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .map((href) => decodeURIComponent(href.slice(1)))
    expect(targets.filter((id) => !document.querySelector(`[id="${id}"]`))).toEqual([])
  })

  test.each(everyPage)(
    'reads on $name which links open a new tab, without access to this one',
    (page) => {
      const outside = page.document
        .querySelectorAll('a')
        .filter((link) => link.getAttributeValue('target') === '_blank')
      for (const link of outside) {
        expect(link.getAttributeValue('rel')).toContain('noopener')
        const told = `${link.textContent} ${link.getAttributeValue('aria-label')}`
        expect(told).toContain(content.texts.common.newTab)
      }
    },
  )
})

test('a visitor finds no two files that differ only in case', () => {
  const folded = files.map((file) => file.toLowerCase())
  expect(folded.filter((file, index) => folded.indexOf(file) !== index)).toEqual([])
})

test('a visitor finds no development files', () => {
  const others = files.filter((file) => !/^\/?(?:assets|data)\/[^/]+\.json$/.test(file))
  expect(others.filter((file) => /\.(?:map|tsx?|db|jsonc?5?)$|\/\.vite\//.test(file))).toEqual([])
})
