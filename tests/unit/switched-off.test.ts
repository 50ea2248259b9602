import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ClinicFile } from '../../src/content'
import { paths } from '../../src/routes/paths'

type Sections = ClinicFile['sections']

// Each reads the whole site anew, on whatever machine.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  vi.doUnmock('virtual:content/clinic')
  vi.resetModules()
})

/** The whole site as the build prints it, for a clinic with these sections. */
async function siteWith(changed: Partial<Sections>) {
  vi.resetModules()
  const { default: clinic } =
    await vi.importActual<typeof import('virtual:content/clinic')>('virtual:content/clinic')
  const sections = { ...clinic.sections, ...changed }
  vi.doMock('virtual:content/clinic', () => ({ default: { ...clinic, sections } }))
  const entry = await import('../../src/entry.prerender')
  const names = [...entry.publishedPages, 'notFound' as const]
  const rendered = await Promise.all(
    names.map((name) => entry.renderPage(name === 'notFound' ? entry.notFoundRoute : paths[name])),
  )
  const html = new Map(rendered.map(({ page, head, body }) => [page, head + body]))
  return {
    pages: entry.publishedPages,
    html: (page: (typeof names)[number]) => html.get(page) ?? '',
    everywhere: [...html.values()].join('\n'),
    answering: async (path: string) => (await entry.renderPage(path)).page,
  }
}

/** The home page's sections by their headings' ids, in order, and what names nothing. */
const partsOf = (html: string) =>
  [...html.matchAll(/aria-labelledby="([\w-]+)"/g)]
    .map(([, id = '']) => id)
    .filter((id) => /^(?:about|services|doctors|statistics|testimonials|contact)$/.test(id))

const danglingNames = (html: string) =>
  [...html.matchAll(/aria-labelledby="([\w-]+)"/g)]
    .map(([, id = '']) => id)
    .filter((id) => !html.includes(`id="${id}"`))

describe('a clinic that switches off', () => {
  test('the price list has no such page, and no word or link of it anywhere', async () => {
    const site = await siteWith({ prices: false })
    expect(site.pages).toEqual(['home', 'about', 'staff', 'contact', 'appointment', 'privacy'])
    expect(await site.answering(paths.prices)).toBe('notFound')
    expect(site.everywhere).not.toContain('fiyat-Listesi')
    expect(site.everywhere).not.toContain('Fiyat Listesi')
    expect(site.everywhere).not.toMatch(/\d+ - \d+ TL/)
  })

  test('testimonials has none at home', async () => {
    const site = await siteWith({ testimonials: false })
    expect(site.html('home')).not.toContain('HASTALARIMIZDAN GELENLER')
    expect(site.everywhere).not.toContain('data-record="testimonials/')
    expect(danglingNames(site.html('home'))).toEqual([])
  })

  test('statistics has no band of them', async () => {
    const site = await siteWith({ statistics: false })
    expect(site.html('home')).not.toContain('MUTLU TEDAVİ')
    expect(site.everywhere).not.toContain('data-record="statistics/')
  })

  test('the map frames nobody else’s page, and says so', async () => {
    const site = await siteWith({ map: 'off' })
    expect(site.everywhere).not.toMatch(/<iframe|hasMap/)
    expect(site.html('privacy')).not.toContain('Google')
    expect(site.html('privacy')).toContain('yüklenen harita, video ya da yazı tipi yoktur')
  })

  test('all of it at once keeps a whole home page', async () => {
    const site = await siteWith({
      prices: false,
      testimonials: false,
      statistics: false,
      map: 'off',
    })
    expect(partsOf(site.html('home'))).toEqual(['about', 'services', 'doctors', 'contact'])
    for (const page of [...site.pages, 'notFound' as const]) {
      expect(site.html(page).match(/<h1/g), page).toHaveLength(1)
      expect(danglingNames(site.html(page)), page).toEqual([])
    }
  })
})

test('a map that waits for the visitor is told of as one', async () => {
  const site = await siteWith({ map: 'click' })
  expect(site.everywhere).not.toContain('<iframe')
  expect(site.html('privacy')).toContain('ancak siz yüklediğinizde gelir')
})

test('a clinic that shows everything has every part at home, in the specified order', async () => {
  const site = await siteWith({})
  expect(site.pages).toContain('prices')
  expect(await site.answering(paths.prices)).toBe('prices')
  expect(site.html('home')).toContain('<iframe')
  const order = ['services', 'doctors', 'statistics', 'testimonials', 'contact']
  expect(partsOf(site.html('home')).filter((part) => part !== 'about')).toEqual(order)
})
