import { useEffect, useRef, useState } from 'react'
import type { HeroSlide } from '../../../content/types.gen'
import { savesData } from '../../../ui/browser'
import { useSlide } from '../../../ui/carousel/slideContext'
import styles from './HeroPicture.module.css'

/** Screens that receive the narrow crop: phones held upright. */
export const phoneScreen = '(max-width: 39.99rem) and (orientation: portrait)'

/** Screens with more pixels than the 1280 of the usual film. */
const largeScreen = '(min-width: 90rem), (min-width: 64rem) and (min-resolution: 1.5dppx)'

type Loop = NonNullable<HeroSlide['video']>

/**
 * The decorative video over a slide's poster. It is absent, and fetches nothing, until the page is
 * loaded, the slide is in front and motion is allowed.
 */
export function HeroVideo({ video, wide, phone }: { video: Loop; wide?: Loop; phone?: Loop }) {
  const ref = useRef<HTMLVideoElement>(null)
  const { moving } = useSlide()
  const loaded = usePageLoaded()
  const [cut, setCut] = useState<Loop>()
  const [started, setStarted] = useState(false)
  const play = moving && loaded

  useEffect(() => {
    if (!play || savesData()) return
    const upright = matchMedia(phoneScreen)
    const large = matchMedia(largeScreen)
    const choose = () => setCut((upright.matches && phone) || (large.matches && wide) || video)
    choose()
    for (const screen of [upright, large]) screen.addEventListener('change', choose)
    return () => {
      for (const screen of [upright, large]) screen.removeEventListener('change', choose)
    }
  }, [play, phone, wide, video])

  useEffect(() => {
    const element = ref.current
    if (!element || !cut) return
    // `load()` is needed to re-read sources.
    setStarted(false)
    element.load()
  }, [cut])

  useEffect(() => {
    const element = ref.current
    if (!element || !cut) return
    // React sets no `muted` attribute, and unmuted videos may not autoplay.
    element.muted = true
    element.autoplay = play
    if (play) element.play().catch(() => undefined)
    else element.pause()
  }, [play, cut])

  if (!cut) return null
  const av1 = cut.av1 ?? cut.h264.av1
  return (
    <video
      ref={ref}
      className={styles.video}
      data-started={started}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setStarted(true)}
    >
      {av1 && <source src={av1.src} type={av1.type} />}
      <source src={cut.h264.src} type={cut.h264.type} />
    </video>
  )
}

/** True after the load event. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const finish = () => setLoaded(true)
    if (document.readyState === 'complete') finish()
    else addEventListener('load', finish, { once: true })
    return () => removeEventListener('load', finish)
  }, [])
  return loaded
}
