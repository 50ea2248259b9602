import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tr } from '../../e2e/support/content.ts'
import { findOverflow } from '../../e2e/support/overflow.ts'
import { paths } from '../../support/sitePaths.ts'
import { expectOf, isShown, patience, readToTheEnd } from '../hand.ts'
import { desk, phone, useVisit, type Visit } from '../visit.ts'
import type { Engine, Visitor } from '../visitor.ts'

export const everyPath = [...Object.values(paths), '/boyle-bir-sayfa-yok']

/** Images in the viewport and web fonts that failed to load. */
const missing = () => [
  ...[...document.images]
    .filter((image) => !image.closest('[inert]') && image.naturalWidth === 0)
    .map(({ currentSrc, alt }) => `${currentSrc} ${alt}`),
  ...[...document.fonts]
    .filter(({ status, family }) => status === 'error' && !/-\d$/.test(family))
    .map(({ family }) => family),
]

/** The number of colours in a strip of the window below `top`. */
async function coloursAt(visitor: Visitor, top: number, height: number): Promise<number> {
  const picture = sharp(await visitor.picture())
  const { width } = await picture.metadata()
  const { data, info } = await picture
    .extract({ left: 0, top: Math.round(top), width: Math.min(width, 200), height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(data.subarray(at, at + 3).join())
  return colours.size
}

function everyPageIsWhole(visit: Visit): void {
  for (const path of everyPath) {
    test(`sees ${path} hydrate, fit the window and have every image and font`, async () => {
      const { visitor } = visit
      await visit.go(path)
      await expectOf(visitor, findOverflow).toEqual([])
      await readToTheEnd(visitor)
      await expectOf(visitor, missing).toEqual([])
      expect(await visitor.ask(() => document.querySelectorAll('h1').length)).toBe(1)
    })
  }
}

/** Every page on a desktop and a phone, and the parts at their edges. */
export function pages(engine: Engine): void {
  describe('a visitor with a desktop', () => {
    const visit = useVisit(engine, desk)
    everyPageIsWhole(visit)

    test('reads in the header whether the clinic is open, also beside a scrollbar', async () => {
      await visit.go(paths.contact)
      const openNow = () => document.querySelector('header p, header time')?.textContent ?? ''
      await expectOf(visit.visitor, isShown, 'header p').toBe(true)
      await expectOf(visit.visitor, openNow).not.toBe('')
    })

    test('sees the vertical contact tab in the margin, complete and beside the text', async () => {
      await visit.go(paths.prices)
      const { tab, words, window } = await visit.visitor.ask(
        (label) => {
          const button = document.querySelector(`aside[aria-label="${label}"] button`)
          const box = (element?: Element | null) =>
            element?.getBoundingClientRect().toJSON() as DOMRect
          const { clientWidth } = document.documentElement
          return {
            tab: box(button),
            words: box(button?.querySelector('span')),
            window: clientWidth,
          }
        },
        tr('common', 'reach.label'),
      )
      expect(tab.width).toBeLessThanOrEqual(48)
      expect(tab.height).toBeGreaterThan(2 * tab.width)
      expect(Math.round(tab.right)).toBe(window)
      expect(words.height).toBeGreaterThan(words.width)
      expect(words.left).toBeGreaterThanOrEqual(tab.left)
      expect(words.right).toBeLessThanOrEqual(tab.right)
    })

    test('sees the striped band above the footer', async () => {
      await visit.go(paths.staff)
      await readToTheEnd(visit.visitor)
      const top = await visit.visitor.ask(() => {
        document.querySelector('footer')?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return document.querySelector('footer')?.getBoundingClientRect().top ?? 0
      })
      await expect.poll(() => coloursAt(visit.visitor, top + 2, 12), patience).toBeGreaterThan(2)
    })
  })

  describe('a visitor with a phone', () => {
    const visit = useVisit(engine, phone)
    everyPageIsWhole(visit)
  })
}
