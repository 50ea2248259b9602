import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeroSlide } from '../../../src/content/types.gen'
import { nameOf, openPage, pass, region, sectionsOf, text } from '../support/site'

const hero = () => region(text('home:hero.label'))
const slides = () => hero().css('[data-carousel-slide]').elements() as HTMLElement[]
/** The headline of each slide that can be seen, in order. */
const headlines = () =>
  slides().map((slide) =>
    [...slide.querySelectorAll('h2')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  )

const pictureAndWords = (slide?: HTMLElement) => [
  slide?.querySelector('picture')?.outerHTML,
  slide?.textContent,
]

/** The slides of the home page, the last with a night scene. */
const own = sectionsOf('home').flatMap((section) => (section.kind === 'hero' ? section.data : []))
const [welcome, plan, room] = own as [HeroSlide, HeroSlide, HeroSlide]
const night = { headline: 'Pain tonight?', text: 'One page has what helps.', poster: plan.poster }
const day = [[welcome.headline], [plan.headline], [room.headline]]
const atNight = [[welcome.headline], [night.headline], [plan.headline]]

/** The clock of Istanbul on a Monday: open 11:00 to 23:00, sunrise 08:00, sunset 17:39. */
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+03:00`)

async function openHome(time: string) {
  vi.setSystemTime(at(time))
  await openPage('home')
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  room.night = night
  return () => {
    delete room.night
  }
})

describe('a visitor sees the night scene second', () => {
  test.each([
    ['not while the clinic is open after sunset', '22:00', day],
    ['after closing', '23:30', atNight],
    ['until sunrise', '07:30', atNight],
    ['not in daylight before it opens', '09:00', day],
  ])('%s', async (_when, time, expected) => {
    await openHome(time)
    await pass(0)
    await expect.poll(headlines).toEqual(expected)
  })

  test('from the closing hour on, without a change of the first slide or of the height', async () => {
    await openHome('22:59')
    await pass(0)
    const [before, height] = [slides(), hero().element().getBoundingClientRect().height]
    const first = pictureAndWords(before[0])
    expect(headlines()).toEqual(day)
    await pass(60_000)
    await expect.poll(headlines).toEqual(atNight)
    expect(slides()).toEqual(before)
    expect(pictureAndWords(slides()[0])).toEqual(first)
    expect(hero().element().getBoundingClientRect().height).toBe(height)
  })

  test('with its own picture and the way to the pain page', async () => {
    await openHome('23:30')
    await pass(0)
    await expect.poll(headlines).toEqual(atNight)
    const links = [...(slides()[1]?.querySelectorAll('a') ?? [])]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
    expect(links).toContain(nameOf('pain'))
    const poster = (slide?: HTMLElement) => slide?.querySelector('img')?.getAttribute('src')
    expect(poster(slides()[1])).toBe(poster(slides()[2]))
  })

  test('only where the clinic has one', async () => {
    delete room.night
    await openHome('23:30')
    await pass(0)
    expect(headlines()).toEqual(day)
  })
})
