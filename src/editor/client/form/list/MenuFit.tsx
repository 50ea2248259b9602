import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../../desk/client/kit/text'
import { fill } from '../../../../shared/formats/fill'
import type { DraftSite } from '../../../contract/preview'
import { usePreviewFrame } from '../../preview/usePreviewFrame'
import { texts } from '../../text'
import styles from './List.module.css'

const { menu: words } = texts

/**
 * Widths of common screens in CSS pixels, the widest first: a header that has moved links keeps them a
 * little longer than one that opens at a width.
 */
const screens = { desktop: 1920, large: 1440, laptop: 1280, small: 1024, tablet: 768 }

const nothing = { subject: undefined, pointed: { look: 'field', places: [] } as const }
const ignore = () => undefined

/** On which screens the main menu fits in its row, measured on the page itself. */
export function MenuFit({ site }: { site: DraftSite }) {
  const host = useRef<HTMLDivElement>(null)
  const [sentence, setSentence] = useState('')
  const { pages, state } = usePreviewFrame(host, { site, ...nothing, onPress: ignore })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that is shown
  useEffect(() => {
    const frame = host.current?.querySelector('iframe')
    if (state !== 'shown' || !frame) return
    const outdated = new AbortController()
    const { signal } = outdated
    sentenceOf(frame, signal).then((measured) => {
      if (!signal.aborted) setSentence(measured)
    })
    return () => outdated.abort()
  }, [pages, state])
  return (
    <>
      <p role="status">{sentence}</p>
      <div ref={host} className={styles.measure} inert />
    </>
  )
}

/** Measures until `signal` ends it: two measurements would resize the same frame. */
async function sentenceOf(frame: HTMLIFrameElement, signal: AbortSignal): Promise<string> {
  let hidden = 0
  let from: keyof typeof screens | undefined
  await frame.contentDocument?.fonts.ready
  for (const [screen, width] of Object.entries(screens)) {
    if (signal.aborted) return ''
    hidden = await hiddenAt(frame, width, signal)
    if (hidden > 0) break
    from = screen as keyof typeof screens
  }
  if (hidden === 0) return words.fits
  if (!from) return counted(words, 'never', hidden)
  return fill(counted(words, 'from', hidden), { from: words.screens[from] })
}

/** How many links the page's header has moved out of the row of its menu, at a width. */
async function hiddenAt(
  frame: HTMLIFrameElement,
  width: number,
  signal: AbortSignal,
): Promise<number> {
  frame.style.inlineSize = `${width}px`
  while (!signal.aborted) {
    const list = frame.contentDocument?.querySelector('header nav > ul')
    if (!list?.childElementCount) return 0
    const clipped = await clippedIn(list)
    // Otherwise the header has yet to move what is clipped.
    if (clipped === list.querySelectorAll(':scope > [inert]').length) return clipped
  }
  return 0
}

/** Counts a list's clipped items as the header does. */
const clippedIn = (list: Element) =>
  new Promise<number>((resolve) => {
    const observed = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      observer.disconnect()
      resolve(entries.filter(({ isIntersecting }) => !isIntersecting).length)
    }
    const observer = new IntersectionObserver(observed, { root: list, threshold: 0.95 })
    for (const item of list.children) observer.observe(item)
  })
