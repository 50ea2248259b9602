import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fontsAreThere } from '../support/axe'
import { DeskServer, openDesk, openList, rowOf, words } from '../support/desk'

/** Two new requests and four unreached ones. */
function filledServer() {
  const server = new DeskServer()
  const named = (name: string) => server.receive({ reference: name, name })
  for (const name of ['Bir', 'Iki', 'Uc', 'Dort', 'Bes', 'Alti']) named(name)
  const change = { outcome: 'unreached', retryAt: '2030-01-01T12:00', note: '' } as const
  for (const name of ['Uc', 'Dort', 'Bes', 'Alti']) server.change(name, { ...change, version: 0 })
  return server
}

/** A new request, at the end of the new ones. */
async function arrive(server: DeskServer, name: string) {
  server.receive({ reference: name, name })
  await expect.element(rowOf({ reference: name }).first()).toBeInTheDocument()
}

/** A new request that a colleague does not reach, listed above the other unreached ones. */
async function comeAgain(server: DeskServer, name: string) {
  const change = { outcome: 'unreached', retryAt: '2030-01-01T12:00', note: '' } as const
  server.change(name, { ...change, version: 0 }, 'Mehmet')
  await expect.element(rowOf({ reference: name }).first()).toBeInTheDocument()
}

/** The same place on the screen: whole pixels are scrolled. */
function expectUnmoved(after: DOMRect, before: DOMRect) {
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1)
  expect([after.left, after.width, after.height]).toEqual([
    before.left,
    before.width,
    before.height,
  ])
}

const row = (reference: string) => rowOf({ reference })
async function rectOf(element: Element): Promise<DOMRect> {
  await fontsAreThere()
  return element.getBoundingClientRect().toJSON()
}
/** Locks are granted in order: after this one, earlier arrivals have rung or never will. */
const noSoundIsDue = () => navigator.locks.request('desk-sound', { ifAvailable: true }, () => {})
const news = () => page.getByRole('status').filter({ hasText: words.lists.arrived })

describe('a new request', () => {
  test('moves neither the field in which a receptionist types, nor its selection', async () => {
    const server = await openDesk(filledServer())
    await openList('again')
    await row('Uc').getByRole('button', { name: words.row.booked }).click()
    const note = row('Uc').getByLabelText(words.form.note)
    await note.fill('Annesi ara')
    const field = note.element() as HTMLInputElement
    field.focus()
    field.setSelectionRange(7, 9)
    scrollTo(0, 0)
    const before = await rectOf(field)
    await comeAgain(server, 'Bir')
    await comeAgain(server, 'Iki')
    await expect.element(note).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([7, 9])
    expectUnmoved(await rectOf(field), before)
    field.setSelectionRange(10, 10)
    await userEvent.keyboard('yacak')
    await expect.element(note).toHaveValue('Annesi arayacak')
  })

  test('does not move the form, nor does a request that leaves the list', async () => {
    const server = await openDesk(filledServer())
    await row('Iki').getByRole('button', { name: words.row.booked }).click()
    const note = row('Iki').getByLabelText(words.form.note)
    await note.fill('Annesi arayacak')
    const before = await rectOf(note.element())
    server.change('Bir', { outcome: 'cancelled', reason: 'other', note: '', version: 0 }, 'Mehmet')
    await expect.element(row('Bir')).not.toBeInTheDocument()
    expectUnmoved(await rectOf(note.element()), before)
    await expect.element(note).toHaveValue('Annesi arayacak')
  })

  test('moves neither a scrolled page, nor the selection on it', async () => {
    await page.viewport(1280, 300)
    const server = await openDesk(filledServer())
    await openList('again')
    const phone = row('Bes').getByText('0532 000 00 00')
    phone.element().scrollIntoView({ block: 'nearest', behavior: 'instant' })
    scrollBy({ top: 60, behavior: 'instant' })
    await userEvent.dblClick(phone)
    const marked = String(getSelection())
    expect(marked).not.toBe('')
    ;(document.activeElement as HTMLElement | null)?.blur()
    expect(scrollY).toBeGreaterThan(0)
    const before = await rectOf(row('Bes').element())
    await comeAgain(server, 'Bir')
    expect(String(getSelection())).toBe(marked)
    expectUnmoved(await rectOf(row('Bes').element()), before)
  })

  test('is counted in the title and announced to screen readers', async () => {
    const server = await openDesk(filledServer())
    await expect.poll(() => document.title).toMatch(/^\(2\) /)
    expect(news().elements()).toEqual([])
    await arrive(server, 'Yedi')
    await expect.poll(() => document.title).toMatch(/^\(3\) /)
    await expect.element(news()).toBeInTheDocument()
  })

  test('rings once if sound is on, however many tabs are open', async () => {
    // The time in which a second sound is suppressed.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let rings = 0
    const Audio = AudioContext
    vi.stubGlobal(
      'AudioContext',
      class extends Audio {
        constructor() {
          super()
          rings += 1
        }
      },
    )
    const server = await openDesk(filledServer())
    await arrive(server, 'Yedi')
    await noSoundIsDue()
    expect(rings).toBe(0)
    const choice = page.getByLabelText(words.frame.sound).first()
    await choice.click()
    await expect.poll(() => rings).toBe(1)
    await openDesk(server)
    await expect.element(page.getByLabelText(words.frame.sound).last()).toBeChecked()
    await expect.poll(() => row('Yedi').elements().length).toBe(2)
    server.receive({ reference: 'Sekiz' })
    await expect.poll(() => row('Sekiz').elements().length).toBe(2)
    await noSoundIsDue()
    expect(rings).toBe(2)
    await vi.advanceTimersByTimeAsync(2000)
    await choice.click()
    await arrive(server, 'Dokuz')
    await expect.poll(() => row('Dokuz').elements().length).toBe(2)
    await noSoundIsDue()
    expect(rings).toBe(2)
  })
})
