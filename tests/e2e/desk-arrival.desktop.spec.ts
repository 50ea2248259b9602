import type { Page } from '@playwright/test'
import type { Board, DeskRequest } from '../../src/desk/contract.ts'
import { expect, test } from './fixtures.ts'
import { addRequest, isLive, openDesk, rowOf, someName, withStore, words } from './support/desk.ts'

const requestNamed = (name: string, change: Partial<DeskRequest> = {}): DeskRequest => ({
  reference: name,
  name,
  phone: '0532 000 00 00',
  dial: '+905320000000',
  doctor: '',
  request: 'Muayene',
  receivedAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 180 * 86_400_000).toISOString(),
  repeated: false,
  unlisted: false,
  language: '',
  greeting: '',
  standing: 'new',
  version: 0,
  tries: 0,
  retryAt: undefined,
  appointmentAt: undefined,
  reason: '',
  note: '',
  lastAct: undefined,
  undoable: false,
  earlier: 0,
  ...change,
})

const listOf = (requests: DeskRequest[]) => ({ requests, total: requests.length })

/** The lists as a test wants them, whatever other tests store meanwhile; the stream is the real one. */
async function showBoard(page: Page) {
  const retryAt = '2030-01-01T12:00'
  const fresh = ['Bir', 'Iki'].map((name) => requestNamed(name))
  const again = ['Uc', 'Dort', 'Bes', 'Alti'].map((name) =>
    requestNamed(name, { standing: 'unreached', tries: 1, retryAt }),
  )
  let cursor = 1
  await page.route('**/yonetim/api/board', (route) => {
    const board: Board = { cursor, fresh: listOf(fresh), again: listOf(again), today: listOf([]) }
    return route.fulfill({ json: board })
  })
  return {
    /** A request comes in, above all that is to be called again. */
    async arrive(name: string) {
      fresh.push(requestNamed(name))
      cursor += 1
      await addRequest(someName('Olay'))
      await expect(rowOf(page, name)).toBeAttached()
    },
  }
}

const selected = (page: Page) => page.evaluate(() => String(getSelection()))

test.describe('a request that comes in', () => {
  test('moves neither the field somebody writes in, nor what is marked in it', async ({ page }) => {
    const board = await showBoard(page)
    await openDesk(page)
    const row = rowOf(page, 'Uc')
    await row.getByRole('button', { name: words.row.booked }).click()
    const note = row.getByLabel(words.form.note)
    await note.fill('Annesi arayacak')
    await note.evaluate((field: HTMLInputElement) => field.setSelectionRange(7, 15))
    await page.evaluate(() => scrollTo(0, 0))
    await expect(note).toBeInViewport()
    const before = await note.boundingBox()
    await board.arrive('Yedi')
    await board.arrive('Sekiz')
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('Annesi arayacak')
    const marks = await note.evaluate((field: HTMLInputElement) => [
      field.selectionStart,
      field.selectionEnd,
    ])
    expect(marks).toEqual([7, 15])
    expect(await note.boundingBox()).toEqual(before)
  })

  test('moves neither a page that was scrolled, nor what is marked on it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    const board = await showBoard(page)
    await openDesk(page)
    const row = rowOf(page, 'Bes')
    const phone = row.getByText('0532 000 00 00')
    await phone.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 60)
    await phone.dblclick()
    const marked = await selected(page)
    expect(marked).not.toBe('')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const before = await row.boundingBox()
    await board.arrive('Yedi')
    expect(await selected(page)).toBe(marked)
    expect(await row.boundingBox()).toEqual(before)
  })

  test('is counted in the title and told to screen readers', async ({ page }) => {
    const board = await showBoard(page)
    await openDesk(page)
    await expect(page).toHaveTitle(/^\(2\) /)
    const news = page.getByRole('status').filter({ hasText: words.lists.arrived })
    await expect(news).toHaveCount(0)
    await board.arrive('Yedi')
    await expect(page).toHaveTitle(/^\(3\) /)
    await expect(news).toHaveCount(1)
  })

  test('rings where that was chosen, once however many tabs are open, and nowhere else', async ({
    page,
    context,
  }) => {
    const rings: string[] = []
    await context.exposeFunction('noteRing', (place: string) => rings.push(place))
    await context.addInitScript(() => {
      class Silent extends AudioContext {
        constructor() {
          super()
          Reflect.get(window, 'noteRing')(location.pathname)
        }
      }
      window.AudioContext = Silent
    })
    const board = await showBoard(page)
    await openDesk(page)
    await isLive(page)
    await board.arrive('Yedi')
    expect(rings).toEqual([])
    const choice = page.getByLabel(words.frame.sound)
    await choice.check()
    await expect.poll(() => rings.length).toBe(1)
    const tab = await context.newPage()
    const other = await showBoard(tab)
    await tab.goto('/yonetim')
    await expect(tab.getByLabel(words.frame.sound)).toBeChecked()
    await isLive(tab)
    await Promise.all([board.arrive('Sekiz'), other.arrive('Sekiz')])
    await expect.poll(() => rings.length).toBeGreaterThan(1)
    await expect(tab.getByRole('status').filter({ hasText: words.lists.arrived })).toHaveCount(1)
    expect(rings).toHaveLength(2)
    await choice.uncheck()
    await board.arrive('Dokuz')
    expect(rings).toHaveLength(2)
  })
})

test.describe('while the server is away', () => {
  test.use({ consoleAllowance: [/50[23]|401/] })

  /** What a proxy says of a server that is just starting again. */
  const refuse = (page: Page) =>
    page.route('**/yonetim/api/events', (route) => route.fulfill({ status: 502, body: '' }))

  test('a proxy that refuses the stream is asked again, and nothing is missed', async ({
    page,
  }) => {
    await refuse(page)
    await openDesk(page)
    await expect(page.locator('[data-live="false"]')).toBeVisible()
    const reference = await addRequest(someName('Arada Gelen'))
    await page.unroute('**/yonetim/api/events')
    await isLive(page)
    await expect(rowOf(page, reference)).toBeVisible()
  })

  test('who is shut out then keeps no patient on the screen either', async ({ page }) => {
    await refuse(page)
    const patient = someName('Gizli Kalan')
    const reference = await addRequest(patient)
    const name = await openDesk(page)
    await expect(rowOf(page, reference)).toBeVisible()
    await withStore(({ desk }) => desk.disable(name))
    await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
    expect(await page.content()).not.toContain(patient)
  })
})
