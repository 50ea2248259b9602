import type { Locator, Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr, visit } from './fixtures.ts'

const { name, address, social } = content('clinic')

const about = (page: Page) => page.locator('[data-reveal]', { has: page.locator('#about') })
const parts = (page: Page) => page.locator(':has(> * > * > #about) > *')
const cards = (page: Page) => page.locator('[data-reveal]:has(article)')
const opacity = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element).opacity))

/** Scrolls until `portion` is visible: of the block or of the screen, whichever is smaller. */
const showPortion = (block: Locator, portion: number) =>
  block.evaluate(async (element, portion) => {
    const { top, height } = element.getBoundingClientRect()
    const wanted = portion * Math.min(height, innerHeight)
    scrollTo({ top: scrollY + top + wanted - innerHeight, behavior: 'instant' })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let drawn = 0; drawn < 4; drawn++) await frame()
  }, portion)

/** Scrolls until the cards are about to come into view: their code is fetched by then. */
const nearCards = async (page: Page) => {
  await showPortion(page.getByRole('main').getByRole('article').first(), -0.3)
  await expect(cards(page)).toHaveCount(content('services').services.length)
}

test('a visitor reads the page: its order, where to book, the doctors, the patients and the networks', async ({
  page,
}) => {
  await visit(page, paths.home)
  await test.step('a visitor finds the sections in their order, nothing between', async () => {
    const headings = page.getByRole('main').locator('h1, section:not(section section) h2')
    const first = content('hero').slides.map(({ headline }) => headline)
    await expect(headings).toHaveText([
      `${name} Diş Kliniği, ${address.district}`,
      ...first,
      pageName('about'),
      tr('services', 'title'),
      'DOKTORLARIMIZ',
      tr('home', 'statistics.title'),
      'HASTALARIMIZDAN GELENLER',
      pageName('contact'),
    ])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const sections = page.getByRole('main').locator('section:not(section section)')
    await expect(sections).toHaveCount(7)
  })

  await test.step('a visitor can book from every slide of the opening and from beside the doctors', async () => {
    const links = page
      .getByRole('main')
      .getByRole('link', { name: tr('home', 'book'), exact: true })
    await expect(links).toHaveCount(content('hero').slides.length + 1)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/randevu')
  })

  await test.step('a visitor meets both doctors and the way to their page', async () => {
    const section = page.getByRole('region', { name: 'DOKTORLARIMIZ', exact: true })
    const { doctors } = content('doctors')
    await expect(section.getByRole('article')).toHaveCount(doctors.length)
    for (const [index, doctor] of doctors.entries()) {
      const card = section.getByRole('article').nth(index)
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(doctor.name)
      await expect(card).toContainText(doctor.title)
      await expect(card).toContainText(doctor.summary)
      const { name, title } = doctor
      await expect(
        card.getByRole('img', { name: tr('home', 'doctors.photo', { name, title }) }),
      ).toBeVisible()
    }
    await expect(section.getByRole('link', { name: tr('home', 'doctors.more') })).toHaveAttribute(
      'href',
      '/kadromuz',
    )
  })

  await test.step('a visitor reads four patients: who, when, how many stars, from where', async () => {
    const section = page.getByRole('region', { name: 'HASTALARIMIZDAN GELENLER', exact: true })
    const { testimonials, source } = content('testimonials')
    const figures = section.getByRole('figure')
    await expect(figures).toHaveCount(testimonials.length)
    for (const [index, { name, date, rating, text }] of testimonials.entries()) {
      const figure = figures.nth(index)
      const [year, month, day] = date.split('-')
      await expect(figure.getByText(name, { exact: true })).toBeVisible()
      await expect(figure.getByText(text, { exact: true })).toBeVisible()
      await expect(figure.getByRole('time')).toHaveText(`${day}/${month}/${year}`)
      await expect(figure.getByRole('time')).toHaveAttribute('datetime', date)
      await expect(figure.getByRole('img', { name: `5 yıldız üzerinden ${rating}` })).toBeVisible()
      await expect(figure.locator('svg[data-filled="true"]')).toHaveCount(rating)
      await expect(figure.getByText(source.name, { exact: true })).toBeVisible()
      await expect(figure.locator('img')).toHaveCount(2)
    }
  })

  await test.step('a visitor finds the social pages after the patients, in new tabs', async () => {
    const section = page.getByRole('region', { name: 'HASTALARIMIZDAN GELENLER', exact: true })
    await expect(
      section.getByRole('heading', { name: 'Bizi Takip Edin', exact: true }),
    ).toBeVisible()
    const links = section.getByRole('link')
    await expect(links).toHaveCount(social.length)
    for (const [index, { label, url }] of social.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', url)
      await expect(links.nth(index)).toHaveAttribute('target', '_blank')
      await expect(links.nth(index)).toContainText(label)
    }
  })
})

test.describe('as the visitor scrolls', () => {
  test('photo and text slide in from both sides once half of the block is visible', async ({
    page,
  }) => {
    await visit(page, paths.home)
    await expect(about(page)).toHaveAttribute('data-reveal', 'waiting')
    const shift = () =>
      parts(page).evaluateAll((elements) =>
        elements.map((element) => new DOMMatrix(getComputedStyle(element).transform).e),
      )
    const [photo = 0, text = 0] = await shift()
    expect(photo).toBeLessThan(0)
    expect(text).toBeGreaterThan(0)
    expect(await opacity(parts(page).first())).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await showPortion(about(page), 0.46)
    await expect(about(page)).toHaveAttribute('data-reveal', 'waiting')
    await showPortion(about(page), 0.54)
    await expect(about(page)).toHaveAttribute('data-reveal', 'shown')
    await expect.poll(shift).toEqual([0, 0])
    await expect.poll(() => opacity(parts(page).first())).toBe(1)

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(about(page)).toHaveAttribute('data-reveal', 'shown')
  })

  test('each of the nine service cards fades in once a tenth of it is visible', async ({
    page,
  }) => {
    await visit(page, paths.home)
    await nearCards(page)
    for (const card of await cards(page).all()) {
      await expect(card).toHaveAttribute('data-reveal', 'waiting')
    }
    const last = cards(page).last()
    expect(await opacity(last)).toBe(0)
    await showPortion(last, 0.07)
    await expect(last).toHaveAttribute('data-reveal', 'waiting')
    await showPortion(last, 0.14)
    await expect(last).toHaveAttribute('data-reveal', 'shown')
    await expect.poll(() => opacity(last)).toBe(1)
  })

  test('nothing that is already in view is ever hidden', async ({ page }) => {
    await page.addInitScript(noteHidden)
    // So high that the block's first lines show below the opening.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1000 })
    await visit(page, paths.home)
    await expect(about(page)).toBeInViewport()
    await expect(about(page)).toHaveAttribute('data-reveal', 'there')
    await nearCards(page)
    await expect(cards(page).last()).toHaveAttribute('data-reveal', 'waiting')
    expect(await page.evaluate(() => window.hidden)).toEqual([])
  })
})

test.describe('a visitor who jumps', { tag: '@desktop' }, () => {
  test('to the cards before they are alive finds them standing, and never sees one go', async ({
    page,
  }) => {
    await page.addInitScript(noteHidden)
    await visit(page, paths.home)
    await page
      .getByRole('region', { name: 'Diş Kliniği Hizmetleri', exact: true })
      .getByRole('article')
      .first()
      .evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await expect(cards(page).first()).toHaveAttribute('data-reveal', 'there')
    expect(await opacity(cards(page).first())).toBe(1)
    expect(await page.evaluate(() => window.hidden)).toEqual([])
  })

  test('in the very moment in which the cards are about to be hidden does not see one go', async ({
    page,
  }) => {
    await page.addInitScript(noteHidden)
    await page.addInitScript(() => {
      const Observer = window.IntersectionObserver
      window.IntersectionObserver = class extends Observer {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            tell(entries, observer)
            const card = entries.find(({ target }) => target.matches('li > :has(> article)'))
            if (card && !card.isIntersecting) card.target.scrollIntoView({ behavior: 'instant' })
          }, options)
        }
      }
    })
    await visit(page, paths.home)
    await nearCards(page)
    // Each card that is seen stands, or fades in where its frame was there before the jump.
    await expect
      .poll(() => seenStates(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^(?:there|shown)$/)]))
    await expect.poll(() => seenStates(page)).not.toContain('waiting')
    expect(await page.evaluate(() => window.hidden)).toEqual([])
  })
})

test('a visitor with a keyboard sees what the focus reaches before the scrolling', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.home)
  await expect(about(page)).toHaveAttribute('data-reveal', 'waiting')
  await page
    .getByRole('link', { name: 'Daha Fazla Bilgi', exact: true })
    .evaluate((link) => link.focus({ preventScroll: true }))
  await expect(about(page)).toHaveAttribute('data-reveal', 'shown')
})

test('a visitor who prints gets everything on paper', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, paths.home)
  await expect(about(page)).toHaveAttribute('data-reveal', 'waiting')
  await nearCards(page)
  await expect(cards(page).last()).toHaveAttribute('data-reveal', 'waiting')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => opacity(parts(page).first())).toBe(1)
  await expect.poll(() => opacity(cards(page).last())).toBe(1)
})

for (const [who, use] of [
  ['who wants less motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without scripts', { javaScriptEnabled: false }],
] as const) {
  test.describe(`a visitor ${who}`, { tag: '@desktop' }, () => {
    test.use(use)

    test('finds nothing hidden, however far down', async ({ page }) => {
      await page.goto(paths.home)
      await page.waitForLoadState('networkidle')
      const texts = [
        ...content('about').summary,
        ...content('services').services.map(({ description }) => description),
        ...content('testimonials').testimonials.map(({ text }) => text),
      ]
      for (const text of texts) {
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      }
      await expect(page.locator('[data-reveal]')).toHaveCount(0)
    })
  })
}

/** How the cards that are on the screen have come there. */
const seenStates = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((card) => card.getAttribute('data-reveal')),
  )

/** Runs in the page: notes what the script hides although it is in view, as `hidden`. */
function noteHidden() {
  window.hidden = []
  new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || target.dataset.reveal !== 'waiting') continue
      const { top, bottom } = target.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) window.hidden?.push(target.textContent ?? '')
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
}

declare global {
  interface Window {
    hidden?: string[]
  }
}
