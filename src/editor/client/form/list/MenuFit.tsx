import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../../desk/client/kit/text'
import { fill } from '../../../../shared/formats/fill'
import type { DraftSite } from '../../../contract/preview'
import { usePreviewFrame } from '../../preview/usePreviewFrame'
import { texts } from '../../text'
import styles from './List.module.css'

const { menu: words } = texts

/** Widths of common screens in CSS pixels, the narrowest first. */
const screens = { tablet: 768, small: 1024, laptop: 1280, large: 1440, desktop: 1920 }

/** Frames without a change: a link that the header moves makes room for others, or takes it. */
const STILL = 4

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
    let isCancelled = false
    sentenceOf(frame).then((measured) => {
      if (!isCancelled) setSentence(measured)
    })
    return () => {
      isCancelled = true
    }
  }, [pages, state])
  return (
    <>
      <p role="status">{sentence}</p>
      <div ref={host} className={styles.measure} inert />
    </>
  )
}

async function sentenceOf(frame: HTMLIFrameElement): Promise<string> {
  let hidden = 0
  let from: keyof typeof screens | undefined
  for (const [screen, width] of Object.entries(screens)) {
    const count = await hiddenAt(frame, width)
    if (count > 0) [hidden, from] = [count, undefined]
    else from ??= screen as keyof typeof screens
  }
  if (hidden === 0) return words.fits
  if (!from) return counted(words, 'never', hidden)
  return fill(counted(words, 'from', hidden), { from: words.screens[from] })
}

/** How many links the page's header has moved out of the row of its menu, at a width. */
async function hiddenAt(frame: HTMLIFrameElement, width: number): Promise<number> {
  frame.style.inlineSize = `${width}px`
  let last = -1
  for (let still = 0; still < STILL; still += 1) {
    await new Promise(requestAnimationFrame)
    const moved = frame.contentDocument?.querySelectorAll('header nav > ul > [inert]').length ?? 0
    if (moved !== last) still = 0
    last = moved
  }
  return last
}
