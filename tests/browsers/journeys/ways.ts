import { describe, expect, test } from 'vitest'
import { tr } from '../../e2e/support/content.ts'
import { pages, paths } from '../../support/sitePaths.ts'
import { expectOf, isShown, middleOf, point, press, whenAlive } from '../hand.ts'
import { desk, phone, useVisit, type Visit } from '../visit.ts'
import type { Engine } from '../visitor.ts'

const named = (element: string, label: string) => `${element}[aria-label="${label}"]`
const tooth = named('header a', tr('common', 'drawer.open'))
const drawer = '[role="dialog"]:has(nav)'
/** Its links appear after it handles keys and clicks. */
const listeningDrawer = '[role="dialog"]:has(nav[data-revealed])'
const closer = named('[role="dialog"] button', tr('common', 'drawer.close'))
const reach = `aside${named('', tr('common', 'reach.label'))} button`
const card = named('[role="dialog"]', tr('common', 'reach.label'))
const menuLink = (path: string) => `header nav a[href="${encodeURI(path)}"]`
const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? ''

const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const isHeld = () => document.getElementById('root')?.inert ?? false
const where = () => ({
  path: decodeURI(location.pathname),
  heading: document.activeElement?.tagName,
  top: Math.round(scrollY),
})

const theDrawer = (visit: Visit) => {
  const open = async () => {
    await press(visit.visitor, tooth)
    await expectOf(visit.visitor, isShown, listeningDrawer).toBe(true)
    await expectOf(visit.visitor, focused).toBe(tr('common', 'drawer.close'))
  }
  const isGone = () => expectOf(visit.visitor, isShown, drawer).toBe(false)

  test('clicks the tooth, has the focus in the drawer, and on the tooth again after Escape', async () => {
    const { visitor } = visit
    await visit.go(paths.staff)
    await open()
    await expectOf(visitor, isHeld).toBe(true)
    await visitor.key('Escape')
    await isGone()
    await expectOf(visitor, focused).toBe(tr('common', 'drawer.open'))
    expect(await visitor.ask(isHeld)).toBe(false)
  })

  test('closes the drawer by its control, by a click outside it and by following a link', async () => {
    const { visitor } = visit
    await visit.go(paths.staff)
    await open()
    await press(visitor, closer)
    await isGone()
    await open()
    await visitor.press(20, 400)
    await isGone()
    await open()
    await press(visitor, `${drawer} a[href="${encodeURI(paths.prices)}"]`)
    await isGone()
    await expectOf(visitor, where).toEqual({ path: paths.prices, heading: 'H1', top: 0 })
  })
}

const theCard = (visit: Visit) =>
  test('opens the three contact links and closes them with Escape', async () => {
    const { visitor } = visit
    await visit.go(paths.staff)
    // Left of the middle, because GTK's scrollbar covers the right half of the tab.
    const [x, y] = await middleOf(visitor, reach)
    await visitor.press(x - 10, y)
    await expectOf(visitor, isShown, card).toBe(true)
    await expectOf(visitor, (link) => document.activeElement?.matches(link), `${card} a`).toBe(true)
    const fits = (card: string) => {
      const { left, right, top, bottom } = (
        document.querySelector(card) as Element
      ).getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    }
    await expectOf(visitor, fits, card).toBe(true)
    expect(await visitor.ask((card) => document.querySelectorAll(`${card} a`).length, card)).toBe(3)
    await visitor.key('Escape')
    await expectOf(visitor, isShown, card).toBe(false)
    await expectOf(
      visitor,
      (reach) => document.activeElement === document.querySelector(reach),
      reach,
    ).toBe(true)
  })

/** Navigation: menu, drawer, card, back. */
export function ways(engine: Engine): void {
  describe('a visitor with a mouse', () => {
    const visit = useVisit(engine, desk)
    theDrawer(visit)
    theCard(visit)

    test('opens the drawer by hovering over the tooth, which does not move the focus', async () => {
      const { visitor } = visit
      await visit.go(paths.staff)
      await visitor.point(640, 500)
      await point(visitor, tooth)
      await expectOf(visitor, isShown, listeningDrawer).toBe(true)
      expect(await visitor.ask(isHeld)).toBe(false)
      await visitor.key('Escape')
      await expectOf(visitor, isShown, drawer).toBe(false)
    })

    test('follows links, and goes back to the previous scroll positions', async () => {
      const { visitor } = visit
      await visit.go(paths.home)
      for (const path of [paths.prices, paths.contact]) {
        await press(visitor, menuLink(path))
        await expectOf(visitor, where).toEqual({ path, heading: 'H1', top: 0 })
        await expectOf(visitor, () => document.title).toContain(titleOf(path))
      }
      for (const path of [paths.prices, paths.home]) {
        await visitor.back()
        await expectOf(visitor, where).toEqual({ path, heading: 'H1', top: 0 })
        await expectOf(visitor, () => document.title).toContain(titleOf(path))
      }
    })

    test('is redirected from an alias to its page', async () => {
      await visit.visitor.open(`${visit.site.origin}/hakkimizda/`)
      await whenAlive(visit.visitor)
      expect(await visit.visitor.ask(() => decodeURI(location.pathname))).toBe(paths.about)
    })
  })

  describe('a visitor with a touch screen', () => {
    const visit = useVisit(engine, phone)
    theDrawer(visit)
    theCard(visit)
  })
}
