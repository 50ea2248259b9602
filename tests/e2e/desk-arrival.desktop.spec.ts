import type { Page } from '@playwright/test'
import type { Board, DeskRequest } from '../../src/desk/contract/contract.ts'
import { expect, test } from './fixtures.ts'
import { addRequest, isLive, openDesk, rowOf, someName, words } from './support/desk.ts'

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
  preferences: '',
  phonesBefore: [],
  chat: '',
  standing: 'new',
  version: 0,
  tries: 0,
  retryAt: undefined,
  appointmentAt: undefined,
  appointmentDoctor: '',
  appointmentDoctorName: '',
  appointmentMinutes: 0,
  appointmentType: '',
  appointmentTypeName: '',
  follows: '',
  visit: '',
  remindedAt: '',
  entered: false,
  reason: '',
  note: '',
  lastAct: undefined,
  undoable: false,
  earlier: 0,
  ...change,
})

const listOf = (requests: DeskRequest[]) => ({ requests, total: requests.length })

/** Fixed lists, independent of what other tests store; the event stream is real. */
async function showBoard(page: Page) {
  const retryAt = '2030-01-01T12:00'
  const fresh = ['Bir', 'Iki'].map((name) => requestNamed(name))
  const again = ['Uc', 'Dort', 'Bes', 'Alti'].map((name) =>
    requestNamed(name, { standing: 'unreached', tries: 1, retryAt }),
  )
  // Above those of real events: an event whose cursor the page already has is not read.
  let cursor = 1_000_000
  await page.route('**/yonetim/api/board', (route) => {
    const lists = { again: listOf(again), today: listOf([]) }
    const board: Board = { cursor, newest: cursor, fresh: listOf(fresh), ...lists }
    return route.fulfill({ json: board })
  })
  return {
    /** Adds a new request above those to be called again. */
    async arrive(name: string) {
      fresh.push(requestNamed(name))
      cursor += 1
      await addRequest(someName('Olay'))
      await expect(rowOf(page, name)).toBeAttached()
    },
  }
}

test.describe('a receptionist with several tabs', () => {
  test('hears a new request ring once, only where sound is on', { tag: '@nightly' }, async ({
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
