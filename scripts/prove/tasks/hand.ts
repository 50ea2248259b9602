import { expect, type Locator, type Page } from '@playwright/test'
import { noActs } from './keystrokeLevel.ts'
import { saidOn, technical } from './saidOn.ts'

/** So long something is waited for, in milliseconds. */
const PATIENCE = 60_000

/**
 * Somebody at the editor with one hand: presses what they see by its name, types, and looks
 * at what the screen says after each act. What is counted is what that takes of them.
 */
export function hand(page: Page) {
  const acts = noActs()
  const met = new Set<string>()
  let isAtKeys = false

  const reach = (keys: boolean) => {
    if (isAtKeys !== keys) acts.moves += 1
    isAtKeys = keys
  }
  /** Scrolls as far as it takes to see something. */
  async function find(thing: Locator) {
    await thing.waitFor({ state: 'visible', timeout: PATIENCE })
    acts.scrolls += await thing.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const room = (element.ownerDocument.defaultView ?? window).innerHeight
      const beyond = top < 0 ? -top : Math.max(0, bottom - room)
      return Math.ceil(beyond / (room * 0.8))
    })
    await thing.scrollIntoViewIfNeeded()
  }
  async function look() {
    for (const text of await saidOn(page)) if (technical.test(text)) met.add(text)
  }

  return {
    acts,
    /** Words of the workshop that were met on the way; empty when all is well. */
    met,
    async press(thing: Locator) {
      await find(thing)
      reach(false)
      acts.thoughts += 1
      acts.presses += 1
      await thing.click()
      await look()
    },
    /** Presses into a field, and writes in place of what stands there. */
    async write(field: Locator, text: string) {
      await find(field)
      reach(false)
      acts.thoughts += 2
      acts.presses += 1
      await field.click()
      reach(true)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
      acts.keys += text.length + 1
      await look()
    },
    /** A key alone: a dialog's Enter, a way to the next day. */
    async key(name: string) {
      reach(true)
      acts.thoughts += 1
      acts.keys += 1
      await page.keyboard.press(name)
      await look()
    },
    /** Chooses a photo in the window of the device: its folder, the photo, the button. */
    async choose(field: Locator, name: string, buffer: Buffer) {
      reach(false)
      acts.thoughts += 4
      acts.presses += 4
      await field.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await look()
    },
    /** Waits until something is read on the screen. */
    async see(thing: Locator) {
      await expect(thing).toBeVisible({ timeout: PATIENCE })
      acts.thoughts += 1
      await look()
    },
  }
}

export type Hand = ReturnType<typeof hand>
