import '../../../src/site/styles/index.css'
import { afterEach, expect, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Site as Content } from '../../../src/content/site/site'
import type { SiteData } from '../../../src/content/siteData'
import { createNavigator, type Navigator } from '../../../src/site/app/navigator'
import { createPages, type Delivered } from '../../../src/site/app/pages'
// Loaded with the tests: a navigator delays it by five seconds.
import '../../../src/site/app/router'
import { delivered, Site } from '../../../src/site/app/Site'
import { applyHead } from '../../../src/site/head/applyHead'
import { addTexts } from '../../../src/site/i18n'
import { openSite } from '../../../src/site/openSite'
import { SiteFooter } from '../../../src/site/sections/site/SiteFooter'
import type { ShownPage } from '../../../src/site/siteView'

export { button, focus } from './setup'

const { href } = location

/** All data of the fixture clinic (`documentPlugin`). */
type Published = { site: SiteData; pages: Delivered[]; content: Content }
const published: Published = JSON.parse(document.getElementById('site')?.textContent ?? '')

/** The clinic's content. */
export const { content } = published
export const site = openSite(published.site)
for (const { data } of published.pages) addTexts(site, data.texts)
const pages = createPages(site, published.pages)
// Before a test replaces `fetch`.
await pages.fetchIndex()

afterEach(async () => {
  vi.useRealTimers()
  history.replaceState(null, '', href)
  sessionStorage.clear()
  scrollTo({ top: 0, behavior: 'instant' })
  await commands.mouse('move', 0, 0)
})

/** Accepts any key: the types have those of the default namespace only. */
const texts = site.i18n as unknown as { t(key: string, values: object): string }

/** A locale text, of the default namespace unless the key names another. */
export const text = (key: string, values: object = {}): string => texts.t(key, values)

/** The path of a page, as in links. */
export const pathOf = (id: string): string => encodeURI(site.sitePage(id).path)

/** The sections of a page with what they show; a test may change it before it opens the page. */
export const sectionsOf = (id: ShownPage) =>
  published.pages.find(({ page }) => page === id)?.data.sections ?? []

/** Query and fragment of the address, and the state of the history entry. */
type Entry = { search?: string; state?: unknown }

/** Opens a page of the site in its frame, with every section hydrated. */
export async function openPage(id: ShownPage, { search = '', state = null }: Entry = {}) {
  history.replaceState(state, '', `${pathOf(id)}${search}`)
  const Page = await pages.load(id)
  applyHead(pages.headOf(id))
  const navigator = soleNavigator(delivered(id, Page))
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: 'root' }),
  )
  let ready = () => {}
  const isReady = new Promise<void>((resolve) => {
    ready = resolve
  })
  await render(
    <Site site={site} navigator={navigator} Footer={SiteFooter} onReady={() => ready()} />,
    { container },
  )
  await isReady
  await rendered()
}

let silence = () => {}

/** A document has one navigator: those of former pages must ignore the back button. */
function soleNavigator(first: Parameters<typeof createNavigator>[1]): Navigator {
  silence()
  const listening = vi.spyOn(window, 'addEventListener')
  const footer = { load: async () => undefined, hydrate: async () => undefined }
  const navigator = createNavigator({ site, pages }, first, footer)
  const [, answer] = listening.mock.calls.find(([type]) => type === 'popstate') ?? []
  listening.mockRestore()
  silence = () => answer && removeEventListener('popstate', answer)
  return navigator
}

/** The name of a page in menus. */
export const nameOf = (id: string): string => site.sitePage(id).title

/** A link in the footer, which every page has. */
export const footerLink = (id: string): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf(id), exact: true })
    .first()

/** Waits until the navigation to a page is complete: its head is applied after rendering. */
export async function isAt(id: ShownPage) {
  await expect.poll(() => document.title).toBe(pages.headOf(id).title)
  expect(location.pathname).toBe(pathOf(id))
  await rendered()
}

/** Renders pending updates, advances the fake clock, and renders the effects of its timers. */
export async function pass(milliseconds: number): Promise<void> {
  await rendered()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await rendered()
}

/** Resolves once React has rendered pending updates and observers were notified. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
}

/** Makes every component that uses a locale text throw. */
export function breakWhere(key: string): void {
  const { translator } = site.i18n as unknown as {
    translator: { translate(...given: unknown[]): unknown }
  }
  const translate = translator.translate.bind(translator)
  vi.spyOn(translator, 'translate').mockImplementation((keys, ...rest) => {
    if ([keys].flat().includes(key)) throw new Error('broken on purpose')
    return translate(keys, ...rest)
  })
}

export const main = (): Locator => page.getByRole('main')
/** By a part of its name: the locator includes characters that style sheets add to a heading. */
export const region = (name: string): Locator => page.getByRole('region', { name })
