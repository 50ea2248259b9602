import 'virtual:theme.css'
import '../../../src/site/styles/index.css'
import { afterEach, expect, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ShownPage, sitePage } from '../../../src/content/pages'
import { loadPage } from '../../../src/site/app/loadPage'
import { createNavigator, type Navigator } from '../../../src/site/app/navigator'
// With the tests, so that no change of page waits for it: a navigator waits five seconds.
import '../../../src/site/app/router'
import { delivered, Site } from '../../../src/site/app/Site'
import { applyHead } from '../../../src/site/head/applyHead'
import { pageHead } from '../../../src/site/head/pageHead'
import { i18n } from '../../../src/site/i18n'
import { SiteFooter } from '../../../src/site/sections/site/SiteFooter'

export { focus } from './setup'

const { href } = location

afterEach(async () => {
  vi.useRealTimers()
  history.replaceState(null, '', href)
  scrollTo({ top: 0, behavior: 'instant' })
  await commands.mouse('move', 0, 0)
})

/** Any key: types know those of the default namespace alone. */
const texts = i18n as unknown as { t(key: string, values: object): string }

/** A text of the locale, of its default namespace unless another is named. */
export const text = (key: string, values: object = {}): string => texts.t(key, values)

/** Where a page lies, as links name it. */
export const pathOf = (id: string): string => encodeURI(sitePage(id).path)

/** What follows the page's path in the address, and what the history's entry holds. */
type Entry = { search?: string; state?: unknown }

/** Opens a page of the site in its frame, with every section running. */
export async function openPage(id: ShownPage, { search = '', state = null }: Entry = {}) {
  history.replaceState(state, '', `${pathOf(id)}${search}`)
  applyHead(pageHead(id))
  const Page = await loadPage(id)
  const navigator = soleNavigator(delivered(id, Page))
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: 'root' }),
  )
  let ready = () => {}
  const isReady = new Promise<void>((resolve) => {
    ready = resolve
  })
  await render(<Site navigator={navigator} Footer={SiteFooter} onReady={() => ready()} />, {
    container,
  })
  await isReady
  await rendered()
}

let silence = () => {}

/** A document has one navigator: those of former pages no longer answer when the visitor goes back. */
function soleNavigator(first: Parameters<typeof createNavigator>[0]): Navigator {
  silence()
  const listening = vi.spyOn(window, 'addEventListener')
  const footer = { load: async () => undefined, hydrate: async () => undefined }
  const navigator = createNavigator(first, footer)
  const [, answer] = listening.mock.calls.find(([type]) => type === 'popstate') ?? []
  listening.mockRestore()
  silence = () => answer && removeEventListener('popstate', answer)
  return navigator
}

/** What menus call a page. */
export const nameOf = (id: string): string => sitePage(id).title

/** A link in the footer, which is on every page. */
export const footerLink = (id: string): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf(id), exact: true })
    .first()

/** Waits until a page was navigated to: its head is applied once it is rendered. */
export async function isAt(id: ShownPage) {
  await expect.poll(() => document.title).toBe(pageHead(id).title)
  expect(location.pathname).toBe(pathOf(id))
  await rendered()
}

/** Lets faked time pass once what is due is rendered and has set its timers, and what it set off be rendered. */
export async function pass(milliseconds: number): Promise<void> {
  await rendered()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await rendered()
}

/** Resolves once React has rendered what is due, and observers were notified. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
}

/** Every part of the page that uses a text of the locale throws instead. */
export function breakWhere(key: string): void {
  const { translator } = i18n as unknown as {
    translator: { translate(...given: unknown[]): unknown }
  }
  const translate = translator.translate.bind(translator)
  vi.spyOn(translator, 'translate').mockImplementation((keys, ...rest) => {
    if ([keys].flat().includes(key)) throw new Error('broken on purpose')
    return translate(keys, ...rest)
  })
}

export const main = (): Locator => page.getByRole('main')
/** By a part of its name: the locator counts the signs that style sheets draw before a heading. */
export const region = (name: string): Locator => page.getByRole('region', { name })
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
