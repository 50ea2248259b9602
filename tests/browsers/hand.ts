import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Timeout for a busy machine. */
export const patience = { timeout: 20_000, interval: 50 }

/** Waits until an expression about the page has a value. */
export const expectOf = <Values extends unknown[], Answer>(
  visitor: Visitor,
  question: (...values: Values) => Answer,
  ...values: Values
) => expect.poll(() => visitor.ask(question, ...values), patience)

/** Opens an address and waits for hydration, fonts and images. */
export async function arrive(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address)
  await whenAlive(visitor)
}

export async function whenAlive(visitor: Visitor): Promise<void> {
  await expectOf(visitor, () => document.documentElement.dataset.ready !== undefined).toBe(true)
  await expectOf(visitor, () => document.fonts.status).toBe('loaded')
}

/** Scrolls the first visible match into view; resolves to its centre. */
export async function middleOf(visitor: Visitor, selector: string): Promise<[number, number]> {
  const find = (selector: string) => {
    const seen = [...document.querySelectorAll(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
    })
    // Two checks of an opening panel can fall between two frames of a slow browser.
    const unfolds = document.getAnimations().some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    if (!seen || unfolds) return null
    const box = () => {
      const { left, top, width, height } = seen.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as [number, number]
    }
    const [x, y] = box()
    if (document.elementFromPoint(x, y)?.closest(selector) === seen) return [x, y]
    seen.scrollIntoView({ block: 'center', behavior: 'instant' })
    return null
  }
  // Twice at the same place, so that no moving element is clicked.
  let before: unknown
  let place: [number, number] | null = null
  await expect
    .poll(
      async () => {
        place = (await visitor.ask(find, selector)) as [number, number] | null
        const rests = place !== null && JSON.stringify(place) === before
        before = JSON.stringify(place)
        return rests
      },
      { ...patience, message: `${selector} can be pressed` },
    )
    .toBe(true)
  const [x, y] = place as unknown as [number, number]
  return [Math.round(x), Math.round(y)]
}

/** Presses again if a slow browser moved the element between its position and the press. */
export async function press(visitor: Visitor, selector: string): Promise<void> {
  const watch = (selector: string) => {
    const isMiss = ({ target }: Event) => !(target as Element).closest(selector)
    const mark = (event: Event) => {
      document.documentElement.toggleAttribute('data-missed', isMiss(event))
    }
    addEventListener('click', mark, { capture: true, once: true })
  }
  // A press that opens a page leaves a document without elements for a moment.
  const hasMissed = () =>
    document.querySelector('html')?.toggleAttribute('data-missed', false) ?? false
  do {
    const place = await middleOf(visitor, selector)
    await visitor.ask(watch, selector)
    await visitor.press(...place)
  } while (await visitor.ask(hasMissed))
}

export async function point(visitor: Visitor, selector: string): Promise<void> {
  await visitor.point(...(await middleOf(visitor, selector)))
}

/** Whether a match is visible. */
export const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })

/** Whether something in the window is still loading or fading in. */
const waits = () => {
  const isSeen = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return seen > 0 && seen > 0.6 * Math.min(height, innerHeight)
  }
  const faint = [...document.querySelectorAll('[data-reveal="waiting"]')]
  const unloaded = [...document.images].filter(
    (image) => !image.closest('[inert]') && image.naturalWidth === 0,
  )
  return [...faint, ...unloaded].some(isSeen)
}

/** Scrolls to the end of the page by half windows, and waits each time until everything has faded in. */
export async function readToTheEnd(visitor: Visitor): Promise<void> {
  for (let at = 0, isEnd = false; !isEnd; at++) {
    isEnd = await visitor.ask((at) => {
      scrollTo({ top: (at * innerHeight) / 2, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    }, at)
    await expectOf(visitor, waits).toBe(false)
  }
}
