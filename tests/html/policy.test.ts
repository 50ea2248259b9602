import { describe, expect, test } from 'vitest'
import { everyPage, files, isServed } from './built-pages.ts'

/** What a strict Content-Security-Policy would refuse. */
describe('a visitor whose browser enforces a strict policy', () => {
  test.each(everyPage)('loses nothing on $name: no style attribute, no inline script', (page) => {
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

  test.each(everyPage)('is sent to no other host by $name but in links and the map', (page) => {
    const loaded = page.document
      .querySelectorAll('script, img, source, video, audio, link, object, embed')
      .filter((element) => element.getAttributeValue('rel') !== 'canonical')
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'poster'].map((name) => element.getAttributeValue(name) ?? ''),
      )
    expect(loaded.filter((address) => /(?:^|\s|,)(?:https?:)?\/\//.test(address))).toEqual([])
  })
})

describe('a visitor who follows what a page offers', () => {
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

  test('always finds the file or page behind an address', () => {
    const dead = addresses.filter(({ address }) => !isServed(address.split(/[?#]/)[0] ?? ''))
    expect(addresses.length).toBeGreaterThan(40)
    expect(dead).toEqual([])
  })

  test.each(everyPage)('always lands on the target of a # on $name', ({ document }) => {
    const targets = document
      .querySelectorAll('a')
      .map((link) => link.getAttributeValue('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .map((href) => decodeURIComponent(href.slice(1)))
    expect(targets.filter((id) => !document.querySelector(`[id="${id}"]`))).toEqual([])
  })

  test.each(everyPage)('knows from $name which links open a new tab, and loses nothing', (page) => {
    const outside = page.document
      .querySelectorAll('a')
      .filter((link) => link.getAttributeValue('target') === '_blank')
    for (const link of outside) {
      expect(link.getAttributeValue('rel')).toContain('noopener')
      expect(`${link.textContent} ${link.getAttributeValue('aria-label')}`).toMatch(/yeni sekme/i)
    }
  })
})

test('no file of the site differs from another by capitals alone', () => {
  const folded = files.map((file) => file.toLowerCase())
  expect(folded.filter((file, index) => folded.indexOf(file) !== index)).toEqual([])
})

test('nothing of the workshop is published', () => {
  expect(files.filter((file) => /\.(?:map|tsx?|db|jsonc?5?)$|\/\.vite\//.test(file))).toEqual([])
})
