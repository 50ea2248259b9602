import '../../../src/desk/client/styles/index.css'
import { afterEach, expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DeskApp } from '../../../src/desk/client/DeskApp'
import { words } from '../../../src/desk/client/kit/text'
import type { DeskRequest } from '../../../src/desk/contract/contract'
import { DeskServer } from './deskServer'
import { press } from './setup'

export { DeskServer, passkeyOptions } from './deskServer'
export { button, focus } from './setup'
export { words }

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

/** Opens the desk, in a further tab if it is open already; waits until its lists are live. */
export async function openDesk(server = new DeskServer(), hasLists = true): Promise<DeskServer> {
  const { locator: tab } = await render(<DeskApp />)
  if (hasLists) {
    await expect.element(tab.css('[data-list="fresh"]')).toBeVisible()
    await expect.element(tab.css('[data-live]')).toHaveAttribute('data-live', 'true')
    await expect.poll(() => server.streams.size).toBe(1)
  }
  return server
}

/** Opens the desk with a new request. */
export async function openRequest(change: Partial<DeskRequest> = {}) {
  const server = new DeskServer()
  const request = server.receive(change)
  await openDesk(server)
  return { server, request, row: rowOf(request) }
}

/** The row of a request. */
export const rowOf = ({ reference }: { reference: string }): Locator =>
  page.css(`[data-reference="${reference}"]`)

export const listOf = (name: 'fresh' | 'again' | 'today' | 'found'): Locator =>
  page.css(`[data-list="${name}"]`)

/** Shows a list of the board. */
export const openList = (name: 'fresh' | 'again' | 'today') =>
  press(page.css(`[data-tab="${name}"]`))

/** Waits until the last opened page receives events, or no longer does. */
export const isLive = (live = true) =>
  expect.element(page.css('[data-live]').last()).toHaveAttribute('data-live', String(live))

/** Waits until the page shows that the session has ended. */
export const signedOut = () =>
  expect.element(page.getByRole('alert')).toHaveTextContent(words.signIn.over)
