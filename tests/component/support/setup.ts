import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import { fetchEditorWords } from '../../../src/desk/client/kit/editorWords'
import { lang } from '../../../src/desk/client/kit/text'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The elements that match a CSS selector. */
    css(selector: string): Locator
  }
  interface BrowserCommands {
    /** Emulates the visitor's settings until the end of the test. */
    emulateMedia(media: Media): Promise<void>
    /** Loads the hero's videos from now on, or empty files in their place. */
    loadVideos(loaded: boolean): Promise<void>
    /** Moves the mouse (CSS pixels of the page), presses or releases a button, scrolls. */
    mouse(action: 'move' | 'down' | 'up' | 'wheel', x?: number, y?: number): Promise<void>
  }
}

type Media = {
  colorScheme?: 'light' | 'dark' | null
  reducedMotion?: 'reduce' | 'no-preference' | null
  forcedColors?: 'active' | 'none' | null
  media?: 'print' | 'screen' | null
}

locators.extend({ css: (selector: string) => selector })
document.documentElement.lang = lang
// Before a test imports the editor's modules.
await fetchEditorWords()

/** Emulates a visitor who does not prefer less motion, until the end of the test. */
export const allowMotion = (): Promise<void> =>
  commands.emulateMedia({ reducedMotion: 'no-preference' })

/** Sets a phone's viewport until the end of the test. */
export const showOnPhone = (): Promise<void> => page.viewport(390, 844)

/** Whether a test has emulated another visitor's settings. */
const emulated =
  'print, (prefers-color-scheme: dark), (forced-colors: active), (prefers-reduced-motion: no-preference)'

const complaints = () =>
  [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map(String)

/** Allows console messages of this test. */
export const allowComplaints = (allowed: RegExp): void => {
  const unexpected = complaints().filter((complaint) => !allowed.test(complaint))
  expect(unexpected).toEqual([])
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  expect(complaints(), 'the console stays silent').toEqual([])
  if (matchMedia(emulated).matches)
    await commands.emulateMedia({
      colorScheme: null,
      forcedColors: null,
      reducedMotion: 'reduce',
      media: null,
    })
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
})

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** Moves the focus to an element, as Tab does, once it exists. */
export const focus = async (locator: Locator): Promise<void> =>
  (await locator.findElement()).focus()

/** Clicks an element by script, once it exists: the browser's click costs many messages. */
export const press = async (locator: Locator): Promise<void> =>
  ((await locator.findElement()) as HTMLElement).click()
