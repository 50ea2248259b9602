import { expect, type Locator, type Page } from '@playwright/test'
import { tr } from './content.ts'
import { loopFiles } from './guards.ts'
import { paths, visit } from './visit.ts'

/** The interval of a carousel in milliseconds, by the specification. */
export const turnMs = 3000

export const hero = (page: Page): Locator =>
  page.getByRole('region', { name: tr('home', 'hero.label') })

/** A control of a carousel: `pause`, `play`, `previous`, `next`. */
export const control = (carousel: Locator, word: 'pause' | 'play' | 'previous' | 'next') =>
  carousel.getByRole('button', { name: tr('carousel', word), exact: true })

/** The slides, inert ones included. */
export const slidesOf = (carousel: Locator): Locator => carousel.locator('[data-carousel-slide]')

/** Waits until position `position` of 3 is shown and only its slide is reachable. */
export async function expectAt(carousel: Locator, position: number): Promise<void> {
  const told = carousel.getByText(tr('carousel', 'position', { position, count: 3 }), {
    exact: true,
  })
  await expect(told).toBeVisible()
  const reachable = () =>
    slidesOf(carousel).evaluateAll((slides: HTMLElement[]) => slides.map(({ inert }) => !inert))
  await expect.poll(reachable).toEqual([1, 2, 3].map((each) => each === position))
}

/** Saves data: nothing is prefetched, and neither videos nor the carousel's library are loaded. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Loads the hero's videos, which other tests replace by empty files. */
export const withLoops = (page: Page): Promise<unknown> =>
  page.route(loopFiles, (route) => route.continue())

/** Opens the home page and stops its clock once the carousel rotates. */
export async function openHeroInTime(page: Page): Promise<Locator> {
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await visit(page, paths.home)
  const carousel = hero(page)
  await expect(carousel).toHaveAttribute('data-state', 'rotating')
  await page.clock.pauseAt('2026-11-20T12:10:00')
  // Moving the clock may have started a transition.
  await pass(page, 1000)
  await expectFirst(page, carousel)
  return carousel
}

/** Shows the first slide, one interval before the next turn, without pointer and focus. */
async function expectFirst(page: Page, carousel: Locator): Promise<void> {
  while (!(await carousel.getByText('1 / 3', { exact: true }).isVisible())) {
    await control(carousel, 'next').click()
    await pass(page, 1000)
  }
  await control(carousel, 'next').focus()
  await letGo(page)
  await expectAt(carousel, 1)
  await expect(carousel).toHaveAttribute('data-state', 'rotating')
  // The interval starts after the attribute is set.
  await settled(page)
}

/** Moves pointer and focus from the carousel to the header. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.move(120, 30)
  await page.getByRole('banner').getByRole('link').first().focus()
}

/** Moves the clock and waits for the rendering. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await settled(page)
}

/** Resolves after React has rendered; its scheduler uses messages, which the fake clock does not control. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })

/** Records the addresses of requested videos. */
export function videoRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.mp4$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}
