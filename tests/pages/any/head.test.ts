import { expect, test } from 'vitest'
import { content, decode, everyPage, isServed, notFoundPage, only, pages } from './builtPages.ts'

const { clinic } = content

test.each(everyPage)(
  'a visitor of $name finds a title, a description and one main heading',
  (page) => {
    expect(decode(page.document.querySelector('head > title')?.textContent).trim()).not.toBe('')
    expect(only(page, 'meta[name="description"]', 'content').trim()).not.toBe('')
    expect(page.document.querySelectorAll('h1')).toHaveLength(1)
    expect(page.document.querySelectorAll('main')).toHaveLength(1)
  },
)

test('a search engine finds a different title and description on every page', () => {
  const titles = everyPage.map(
    ({ document }) => document.querySelector('head > title')?.textContent,
  )
  const texts = everyPage.map((page) => only(page, 'meta[name="description"]', 'content'))
  for (const told of [titles, texts]) expect(new Set(told).size).toBe(everyPage.length)
})

test('a search engine finds a different canonical address on every page, on the clinic’s site', () => {
  const addresses = pages.map((page) => only(page, 'link[rel="canonical"]', 'href'))
  expect(new Set(addresses).size).toBe(pages.length)
  for (const address of addresses) {
    expect(address.startsWith(clinic.website)).toBe(true)
    expect(isServed(address.slice(clinic.website.length)), address).toBe(true)
  }
})

test('a search engine does not index the 404 page', () => {
  expect(notFoundPage.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0)
  expect(only(notFoundPage, 'meta[name="robots"]', 'content')).toBe('noindex')
})

test.each(everyPage)(
  'a visitor who shares $name shares its title, description and an image',
  (page) => {
    const og = (key: string) => only(page, `meta[property="og:${key}"]`, 'content')
    expect(og('title')).toBe(decode(page.document.querySelector('head > title')?.textContent))
    expect(og('description')).toBe(only(page, 'meta[name="description"]', 'content'))
    expect(og('image').startsWith(`${clinic.website}/`)).toBe(true)
    expect(isServed(og('image').slice(clinic.website.length)), og('image')).toBe(true)
  },
)
