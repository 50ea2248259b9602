import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { turnTo } from '../../../src/site/preview/point'
import { HeroVideo } from '../../../src/site/sections/hero/HeroVideo'
import { SlideContext } from '../../../src/ui/carousel/slideContext'
import { allowMotion } from '../support/setup'
import { button, content, focus, nameOf, openPage, pass, region, text } from '../support/site'

const { slides } = content.hero
/** How often a carousel turns, in milliseconds: the specification's figure, not the code's. */
const turnMs = 3000

const hero = () => region(text('home:hero.label'))
const control = (word: 'pause' | 'play' | 'previous' | 'next') => button(text(`carousel:${word}`))
/** The slides, those out of reach included. */
const slideAt = (position: number) =>
  hero()
    .css('[data-carousel-slide]')
    .nth(position - 1)
const hasState = (state: string) => expect.element(hero()).toHaveAttribute('data-state', state)

const told = (position: number) =>
  hero().getByText(text('carousel:position', { position, count: slides.length }), { exact: true })

/** Waits until a position is announced and only its slide is reachable. */
async function isAt(position: number) {
  await expect.element(told(position)).toBeVisible()
  const inert = hero()
    .css('[data-carousel-slide]')
    .elements()
    .map((slide) => (slide as HTMLElement).inert)
  expect(inert).toEqual(slides.map((_, index) => index !== position - 1))
}

/** Takes pointer and focus out of the carousel, to the header above it. */
async function letGo() {
  await commands.mouse('move', 120, 30)
  await focus(page.getByRole('banner').getByRole('link').first())
}

const loops = () => [...document.querySelectorAll<HTMLVideoElement>('[data-carousel-slide] video')]
/** A slide that has not played has no video. */
const arePaused = () =>
  [...document.querySelectorAll('[data-carousel-slide]')].map(
    (slide) => slide.querySelector('video')?.paused ?? true,
  )

beforeEach(allowMotion)
// The files that follow share the page.
afterAll(() => commands.loadVideos(true))

/** Opens the home page with a frozen clock and the carousel rotating; without videos unless requested. */
async function openHero({ moving = false } = {}) {
  await commands.loadVideos(moving)
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  })
  await openPage('home')
  await pass(100)
  await hasState('rotating')
  // After a hold, a whole interval passes.
  await focus(control('next'))
  await hasState('held')
  await letGo()
  await hasState('rotating')
  await isAt(1)
}

/** A point on the first picture without text. */
function bareGround() {
  const { x, y, width, height } = slideAt(1).css('img').first().element().getBoundingClientRect()
  return [x + width * 0.8, y + height * 0.4] as const
}

async function turnsOn(positions = [2, 3, 1]) {
  let last = positions.at(-1) ?? 1
  for (const position of positions) {
    await pass(turnMs - 1)
    await isAt(last)
    await pass(1)
    await isAt(position)
    last = position
  }
}

describe('a visitor who only watches', () => {
  test('sees the next slide every 3000 ms, and the first again after the last', async () => {
    await openHero()
    await turnsOn()
    await pass(turnMs)
    await pass(1000)
    expect(Math.round(slideAt(2).element().getBoundingClientRect().x)).toBe(0)
    await expect.element(slideAt(2).getByText(slides[1]?.headline ?? '')).toBeInViewport()
    await expect.element(slideAt(1).getByText(slides[0].headline)).not.toBeInViewport()
  })

  test('sees only the video of the current slide play, muted and repeated', async () => {
    await openHero({ moving: true })
    await expect.poll(() => arePaused()[0]).toBe(false)
    const [loop] = loops()
    expect([loop?.querySelectorAll('source').length, loop?.muted, loop?.loop]).toEqual([
      2,
      true,
      true,
    ])
    await pass(turnMs)
    await isAt(2)
    await expect.poll(arePaused).toEqual([true, false, true])
  })
})

describe('a visitor who saves data', () => {
  test('swipes through still pictures, and nothing turns until she presses play', async () => {
    vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await openPage('home')
    await hasState('waiting')
    await pass(5 * turnMs)
    await expect.element(told(1)).toBeVisible()
    hero().css('[data-carousel-row]').element().scrollBy({ left: 1280, behavior: 'instant' })
    await expect.element(told(2)).toBeVisible()
    await control('next').click()
    await isAt(3)
    await hasState('paused')
    await letGo()
    await pass(5 * turnMs)
    await isAt(3)
    await control('play').click()
    await hasState('rotating')
    await pass(turnMs)
    await isAt(1)
    expect(loops().flatMap((loop) => [...loop.querySelectorAll('source')])).toEqual([])
  })
})

describe('a visitor whose pointer rests outside the text', () => {
  test('sees the next slide every 3000 ms', async () => {
    await openHero()
    await commands.mouse('move', ...bareGround())
    await turnsOn()
  })

  test('holds the slide while dragging it, then sees it turn again', async () => {
    await openHero()
    const [x, y] = bareGround()
    await commands.mouse('move', x, y)
    await commands.mouse('down')
    await commands.mouse('move', x - 60, y)
    await hasState('held')
    await pass(3 * turnMs)
    await hasState('held')
    await commands.mouse('up')
    await hasState('rotating')
  })
})

test('an editor sees the slide that she edits, and no other, until she turns it by hand', async () => {
  await openHero()
  document.documentElement.setAttribute('data-still', '')
  onTestFinished(() => document.documentElement.removeAttribute('data-still'))
  await focus(control('next'))
  await letGo()
  turnTo(hero().element(), 2)
  await pass(5 * turnMs)
  await isAt(3)
  turnTo(hero().element(), 1)
  await pass(turnMs)
  await isAt(2)
  await control('next').click()
  await pass(turnMs)
  await isAt(3)
})

describe('a visitor who wants to read', () => {
  test('holds the slide while the pointer rests on its words, links or controls', async () => {
    await openHero()
    const first = slideAt(1)
    for (const part of [
      first.getByRole('heading'),
      first.getByRole('paragraph'),
      first.getByRole('link', { name: text('home:book') }),
      control('next'),
    ]) {
      const { x, y, width, height } = part.element().getBoundingClientRect()
      await commands.mouse('move', x + width / 2, y + height / 2)
      await hasState('held')
      await pass(4 * turnMs)
      await isAt(1)
      await letGo()
      await hasState('rotating')
    }
    await pass(turnMs)
    await isAt(2)
  })

  test('resumes it with the pointer still on the clicked control', async () => {
    await openHero()
    await control('pause').click()
    await control('play').click()
    await hasState('rotating')
    // A trembling hand.
    const { x, y, width, height } = control('pause').element().getBoundingClientRect()
    for (const portion of [0.3, 0.5, 0.7])
      await commands.mouse('move', x + width * portion, y + height / 2)
    await pass(turnMs)
    await isAt(2)
  })

  test('holds the slide with the focus inside it', async () => {
    await openHero()
    await focus(slideAt(1).getByRole('link', { name: text('home:book') }))
    await hasState('held')
    await pass(4 * turnMs)
    await isAt(1)
    const live = hero().css('[aria-live]')
    await expect.element(live).toHaveAttribute('aria-live', 'polite')
    await letGo()
    await expect.element(live).toHaveAttribute('aria-live', 'off')
    await pass(turnMs)
    await isAt(2)
  })

  test('pauses slides and videos for good with the first control', async () => {
    await openHero({ moving: true })
    await control('pause').click()
    await letGo()
    await expect.element(control('play')).toBeVisible()
    await pass(5 * turnMs)
    await isAt(1)
    await expect.poll(arePaused).toEqual([true, true, true])
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await expect.element(hero()).not.toBeInViewport()
    scrollTo({ top: 0, behavior: 'instant' })
    await expect.element(hero()).toBeInViewport()
    await pass(2 * turnMs)
    await isAt(1)
    await control('play').click()
    await hasState('rotating')
    await pass(turnMs)
    await isAt(2)
  })

  test('turns by hand, both ways round, and has a whole interval after that', async () => {
    await openHero()
    await control('previous').click()
    await isAt(3)
    await pass(1000)
    await control('next').click()
    await isAt(1)
    await pass(1000)
    await letGo()
    await hasState('rotating')
    await pass(turnMs - 1)
    await isAt(1)
    await pass(1)
    await isAt(2)
  })
})

test('a visitor who scrolls on or looks at another tab misses no slide', async () => {
  await openHero({ moving: true })
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await hasState('held')
  await pass(4 * turnMs)
  await expect.poll(arePaused).toEqual([true, true, true])
  scrollTo({ top: 0, behavior: 'instant' })
  await hasState('rotating')
  await isAt(1)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await hasState('held')
  await pass(4 * turnMs)
  await isAt(1)
  hidden.mockRestore()
})

test('a visitor with a keyboard reaches the request first, then pause and the controls to turn', async () => {
  await openHero()
  await focus(slideAt(1).getByRole('link', { name: text('home:book') }))
  const names: (string | null | undefined)[] = []
  for (let stop = 0; stop < 6; stop += 1) {
    const { activeElement } = document
    names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
    await userEvent.tab()
  }
  expect(names).toEqual([
    text('home:book'),
    text('home:hero.call'),
    nameOf('prices'),
    text('carousel:pause'),
    text('carousel:previous'),
    text('carousel:next'),
  ])
  expect(hero().element().contains(document.activeElement)).toBe(false)
})

test('a visitor who has paused sees nothing turn for the rest of the visit', async () => {
  await openHero()
  await control('pause').click()
  await hasState('paused')
  await cleanup()
  await openPage('home')
  await hasState('paused')
  await expect.element(control('play')).toBeVisible()
})

test('a visitor with a screen reader learns what the carousel is and which slide is which', async () => {
  await openHero()
  await expect.element(hero()).toHaveAttribute('aria-roledescription', text('carousel:carousel'))
  const all = hero().css('[data-carousel-slide]').elements()
  expect(all).toHaveLength(slides.length)
  for (const [index, slide] of all.entries()) {
    expect(slide.getAttribute('role')).toBe('group')
    expect(slide.getAttribute('aria-label')).toBe(`${index + 1} / ${slides.length}`)
    expect(slide.querySelector('video:not([aria-hidden="true"])')).toBeNull()
  }
})

test('a visitor who prefers less motion sees nothing turn, and no video is requested', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await openPage('home')
  await hasState('paused')
  await expect.element(control('play')).toBeVisible()
  await pass(5 * turnMs)
  await isAt(1)
  await control('next').click()
  await isAt(2)
  await expect.poll(() => slideAt(2).element().getBoundingClientRect().x).toBe(0)
  expect(loops().flatMap((loop) => [...loop.querySelectorAll('source')])).toEqual([])
})

test('a visitor receives the one file of a video that has no other', async () => {
  const h264 = slides[0].video?.h264
  if (!h264) throw new Error('the first slide has no video')
  await render(
    <SlideContext value={{ active: true, moving: true }}>
      <HeroVideo video={{ h264 }} />
    </SlideContext>,
  )
  const sources = () =>
    [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))
  await expect.poll(sources).toEqual([h264.src])
})
