import { describe, expect, test } from 'vitest'
import { paths } from '../../support/sitePaths.ts'
import { decode, everyPage, isServed, only, pages, content as shown } from '../any/builtPages.ts'

const { clinic } = shown

const titleOf = (page: (typeof pages)[number]) =>
  decode(page.document.querySelector('head > title')?.textContent)
const distinct = (values: string[]) => new Set(values).size === values.length

describe('a visitor who finds the clinic in a search or a shared link', () => {
  test('reads a different title for every page', () => {
    const titles = everyPage.map(titleOf)
    expect(distinct(titles), titles.join('\n')).toBe(true)
    expect(titles[0]).toBe(`Ana Sayfa | ${clinic.name} Diş Kliniği`)
    for (const title of titles) expect(title).toContain(` | ${clinic.name} Diş Kliniği`)
  })

  test('reads a different description for every page', () => {
    const texts = everyPage.map((page) => only(page, 'meta[name="description"]', 'content'))
    expect(distinct(texts), texts.join('\n')).toBe(true)
    for (const text of texts) expect(text.length).toBeGreaterThan(30)
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(160)
    expect(texts[0]).toMatch(/ana sayfasına hoş geldiniz/)
  })

  test.each(pages)('finds one address for $name', (page) => {
    if (page.name === 'notFound') throw new Error('not a page of its own')
    const address = clinic.website + encodeURI(paths[page.name].normalize('NFC'))
    expect(only(page, 'link[rel="canonical"]', 'href')).toBe(address)
    expect(only(page, 'meta[property="og:url"]', 'content')).toBe(address)
    expect(page.document.querySelectorAll('meta[name="robots"]')).toHaveLength(0)
  })

  test.each(everyPage)('sees the clinic’s card when $name is shared', (page) => {
    const og = (key: string) => only(page, `meta[property="og:${key}"]`, 'content')
    expect(og('type')).toBe('website')
    expect(og('locale')).toBe('tr_TR')
    expect(og('site_name')).toBe(`${clinic.name} Diş Kliniği`)
    expect(og('title')).toBe(titleOf(page))
    expect(og('description')).toBe(only(page, 'meta[name="description"]', 'content'))
    expect(og('image').startsWith(`${clinic.website}/`)).toBe(true)
    expect(isServed(og('image').slice(clinic.website.length)), og('image')).toBe(true)
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630'])
    expect(og('image:alt')).toMatch(
      new RegExp(`^${og('site_name')}, ${clinic.address.district}\\. .{5}`),
    )
    expect(only(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  })
})

describe('a visitor’s browser', () => {
  test.each(everyPage)('reads $name as Turkish, with one main heading and unique ids', (page) => {
    expect(only(page, 'html', 'lang')).toBe('tr')
    expect(only(page, 'html', 'dir')).toBe('ltr')
    expect(page.document.querySelectorAll('h1')).toHaveLength(1)
    expect(page.document.querySelectorAll('main')).toHaveLength(1)
    const ids = page.document.querySelectorAll('[id]').map((node) => node.getAttributeValue('id'))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
