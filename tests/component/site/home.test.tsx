import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { contrast } from '../../../src/content/theme/colours'
import { allowMotion } from '../support/setup'
import { content, openPage, region, sectionsOf, text } from '../support/site'

const { about, doctors, hero, services, testimonials } = content

const aboutBlock = () => page.css('[data-reveal]:has(#about)')
const parts = () => page.css(':has(> * > * > #about) > *')
const cards = () => page.css('[data-reveal]:has(article)')
const hasState = (block: Locator, state: string) =>
  expect.element(block).toHaveAttribute('data-reveal', state)
const opacityOf = (locator: Locator) => Number(getComputedStyle(locator.element()).opacity)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Scrolls until `portion` is visible: of the block or of the window, whichever is smaller. */
async function show(block: Locator, portion: number) {
  // Fonts that load late change the heights.
  await document.fonts.ready
  const { top, height } = block.element().getBoundingClientRect()
  const wanted = portion * Math.min(height, innerHeight)
  scrollTo({ top: scrollY + top + wanted - innerHeight, behavior: 'instant' })
  for (let drawn = 0; drawn < 4; drawn += 1) await frame()
}

describe('a visitor of the home page', () => {
  test('can book from every slide and from the doctors’ section', async () => {
    await openPage('home')
    const links = [...document.querySelectorAll('main a')].filter(
      ({ textContent }) => textContent === text('home:book'),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(hero.slides.length + 1).fill('/randevu'),
    )
    const section = region('DOKTORLARIMIZ')
    const articles = () => section.getByRole('article').elements().length
    await expect.poll(articles).toBe(doctors.doctors.length)
    for (const [index, { name, title, summary }] of doctors.doctors.entries()) {
      const card = section.getByRole('article').nth(index)
      await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent(name)
      await expect.element(card).toHaveTextContent(title)
      await expect.element(card).toHaveTextContent(summary)
      const photo = card.getByRole('img', { name: text('home:doctors.photo', { name, title }) })
      await expect.element(photo).toBeInTheDocument()
    }
    await expect
      .element(section.getByRole('link', { name: text('home:doctors.more') }))
      .toHaveAttribute('href', '/kadromuz')
  })
})

test('a visitor in dark surroundings reads the initials of a reviewer without a picture', async () => {
  const [first] = sectionsOf('home').flatMap(({ kind, data }) =>
    kind === 'testimonials' ? data.testimonials : [],
  )
  const { avatar } = first ?? {}
  delete first?.avatar
  onTestFinished(() => void Object.assign(first ?? {}, { avatar }))
  await commands.emulateMedia({ colorScheme: 'dark' })
  await openPage('home')
  const initials = region('HASTALARIMIZDAN GELENLER').css('figcaption > [aria-hidden]').first()
  await expect.element(initials).toHaveTextContent(/^\p{L}{2}$/u)
  // axe skips what a screen reader does not read.
  const { color, backgroundColor } = getComputedStyle(initials.element())
  const [front, ground] = [color, backgroundColor].map(
    (text) => (text.match(/\d+/g) ?? []).map(Number) as [number, number, number],
  )
  expect(front && ground && contrast(front, ground)).toBeGreaterThan(4.5)
})

describe('as a visitor scrolls', () => {
  beforeEach(allowMotion)

  test('photo and text slide in from both sides once half of the block is visible', async () => {
    await openPage('home')
    await hasState(aboutBlock(), 'waiting')
    const shift = () =>
      parts()
        .elements()
        .map((element) => new DOMMatrix(getComputedStyle(element).transform).e)
    const [photo = 0, words = 0] = shift()
    expect(photo).toBeLessThan(0)
    expect(words).toBeGreaterThan(0)
    expect(opacityOf(parts().first())).toBe(0)
    expect(document.documentElement.scrollWidth).toBe(innerWidth)
    await show(aboutBlock(), 0.46)
    await hasState(aboutBlock(), 'waiting')
    await show(aboutBlock(), 0.54)
    await hasState(aboutBlock(), 'shown')
    await expect.poll(shift).toEqual([0, 0])
    await expect.poll(() => opacityOf(parts().first())).toBe(1)
    scrollTo({ top: 0, behavior: 'instant' })
    await hasState(aboutBlock(), 'shown')
  })

  test('each service card fades in once a tenth of it is visible', async () => {
    await openPage('home')
    await expect.poll(() => cards().elements().length).toBe(services.services.length)
    for (const card of cards().all()) await hasState(card, 'waiting')
    const last = cards().last()
    expect(opacityOf(last)).toBe(0)
    await show(last, 0.07)
    await hasState(last, 'waiting')
    await show(last, 0.14)
    await hasState(last, 'shown')
    await expect.poll(() => opacityOf(last)).toBe(1)
  })

  test('nothing in view is ever hidden', async () => {
    const hidden: unknown[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || target.dataset.reveal !== 'waiting') continue
        const { top, bottom } = target.getBoundingClientRect()
        if (bottom > 0 && top < innerHeight) hidden.push(target.textContent)
      }
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
    // High enough to show the block's first lines below the opening.
    await page.viewport(1280, 1000)
    await openPage('home')
    await expect.element(aboutBlock()).toBeInViewport()
    await hasState(aboutBlock(), 'there')
    await hasState(cards().last(), 'waiting')
    observer.disconnect()
    expect(hidden).toEqual([])
  })

  test('content that gets the focus by keyboard is shown', async () => {
    await openPage('home')
    await hasState(aboutBlock(), 'waiting')
    const link = page.getByRole('link', { name: 'Daha Fazla Bilgi', exact: true })
    ;(link.element() as HTMLElement).focus({ preventScroll: true })
    await hasState(aboutBlock(), 'shown')
  })
})

test('a visitor who prints gets all content on paper', async () => {
  await allowMotion()
  await openPage('home')
  await hasState(aboutBlock(), 'waiting')
  await hasState(cards().last(), 'waiting')
  await commands.emulateMedia({ media: 'print' })
  await expect.poll(() => opacityOf(parts().first())).toBe(1)
  await expect.poll(() => opacityOf(cards().last())).toBe(1)
})

test('a visitor who prefers less motion finds nothing hidden on the whole page', async () => {
  await openPage('home')
  const texts = [
    ...about.summary,
    ...services.services.map(({ description }) => description),
    ...testimonials.testimonials.map(({ text }) => text),
  ]
  for (const each of texts)
    await expect.element(page.getByText(each, { exact: true })).toBeVisible()
  expect(document.querySelector('[data-reveal]')).toBeNull()
})
