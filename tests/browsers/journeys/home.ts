import { describe, expect, test } from 'vitest'
import { content, tr } from '../../e2e/support/content.ts'
import { paths } from '../../support/sitePaths.ts'
import { expectOf, point, press, readToTheEnd } from '../hand.ts'
import { desk, useVisit } from '../visit.ts'
import type { Engine } from '../visitor.ts'

const hero = `section[aria-label="${tr('home', 'hero.label')}"]`
const control = (word: string) => `${hero} button[aria-label="${tr('carousel', word)}"]`
const logo = 'header a'

const heroState = (hero: string) => {
  const { state, active } = (document.querySelector(hero) as HTMLElement).dataset
  return { state, active }
}
/** Index of the current slide. */
const restsAt = (hero: string) =>
  String(
    [...document.querySelectorAll(`${hero} [data-carousel-slide]`)].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left) < 0.5,
    ),
  )
const figures = () =>
  [...document.querySelectorAll('dl dd [aria-hidden="true"]')].map(({ textContent }) => textContent)
const finals = content('statistics').statistics.map(({ target }) => `${target}+`)
const faint = () =>
  [...document.querySelectorAll('[data-reveal]')].filter(
    (element) => getComputedStyle(element).opacity !== '1',
  ).length

/** The motion of the home page. */
export function home(engine: Engine): void {
  describe('a visitor of the home page', () => {
    const visit = useVisit(engine, desk)

    test('sees the slides turn, stops them, turns them by hand and starts them again', async () => {
      const { visitor } = visit
      await visit.go(paths.home)
      await point(visitor, logo)
      await expectOf(visitor, heroState, hero).toEqual({ state: 'rotating', active: '1' })
      await press(visitor, control('pause'))
      await expectOf(
        visitor,
        (hero) => document.querySelector<HTMLElement>(hero)?.dataset.state,
        hero,
      ).toBe('paused')
      const { active } = await visitor.ask(heroState, hero)
      await press(visitor, control('next'))
      const next = String((Number(active) + 1) % 3)
      await expectOf(visitor, heroState, hero).toEqual({ state: 'paused', active: next })
      await expectOf(visitor, restsAt, hero).toBe(next)
      await press(visitor, control('previous'))
      await expectOf(visitor, heroState, hero).toEqual({ state: 'paused', active })
      await press(visitor, control('play'))
      await point(visitor, logo)
      await expectOf(visitor, heroState, hero).toEqual({ state: 'rotating', active: next })
    })

    test('sees the figures count up to the end, and every card fade in', async () => {
      const { visitor } = visit
      await visit.go(paths.home)
      await readToTheEnd(visitor)
      await visitor.ask(() =>
        document.querySelector('dl dd')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await expectOf(visitor, figures).toEqual(finals)
      // Repeats the hover, which may have come before hydration.
      const left = async () => {
        await readToTheEnd(visitor)
        return visitor.ask(faint)
      }
      await expect.poll(left, { timeout: 40_000 }).toBe(0)
    })

    test('sees the current video play', async () => {
      await visit.go(paths.home)
      // The pointer on a control stops the carousel, so that a slow browser can load the video.
      await point(visit.visitor, control('next'))
      await expectOf(visit.visitor, heroState, hero).toMatchObject({ state: 'held' })
      const playing = () =>
        [...document.querySelectorAll('video')].filter(
          ({ paused, currentTime, dataset }) =>
            !paused && currentTime > 0 && dataset.started === 'true',
        ).length
      await expectOf(visit.visitor, playing).toBe(1)
    })
  })

  describe('a visitor whose browser cannot play the videos', () => {
    const visit = useVisit(engine, desk, (site) => site.breakLoops())

    test('sees the posters, and each video is requested once', async () => {
      const { visitor, site } = visit
      await visit.go(paths.home)
      await point(visitor, logo)
      // Two rounds, in which a retry would have happened.
      for (const active of ['1', '2', '0', '1', '2', '0'])
        await expectOf(visitor, heroState, hero).toMatchObject({ active })
      const loops = site.asked().filter((path) => path.endsWith('.mp4'))
      expect(loops.length).toBeGreaterThan(0)
      expect(loops.toSorted()).toEqual([...new Set(loops)].toSorted())
      const covered = await visitor.ask(
        () =>
          [...document.querySelectorAll('video')].filter(
            (video) => getComputedStyle(video).opacity !== '0',
          ).length,
      )
      expect(covered).toBe(0)
    })
  })

  describe('a visitor who prefers less motion', () => {
    const visit = useVisit(engine, { ...desk, calm: true })

    test('sees nothing turn, count or fade, and loads no video', async () => {
      const { visitor, site } = visit
      await visit.go(paths.home)
      await expectOf(visitor, heroState, hero).toEqual({ state: 'paused', active: '0' })
      await readToTheEnd(visitor)
      expect(await visitor.ask(figures)).toEqual(finals)
      expect(await visitor.ask(faint)).toBe(0)
      expect(site.asked().filter((path) => path.endsWith('.mp4'))).toEqual([])
    })
  })
}
