import { useEffect, useRef, useState } from 'react'
import type { HeroSlide } from '../../../content/types.gen'
import { savesData } from '../../../ui/browser'
import { useSlide } from '../../../ui/carousel/slideContext'
import styles from './HeroPicture.module.css'

/** Screens that receive the narrow crop: phones held upright. */
export const phoneScreen = '(max-width: 39.99rem) and (orientation: portrait)'

type Loop = NonNullable<HeroSlide['video']>

/**
 * The decorative video over a slide's poster. It has no sources, and fetches nothing, until the
 * page is loaded, the slide is in front and motion is allowed.
 */
export function HeroVideo({ video, phone }: { video: Loop; phone?: Loop }) {
  const ref = useRef<HTMLVideoElement>(null)
  const { moving } = useSlide()
  const loaded = usePageLoaded()
  const [cut, setCut] = useState<Loop>()
  const [started, setStarted] = useState(false)
  const play = moving && loaded

  useEffect(() => {
    if (!play || savesData()) return
    const screen = matchMedia(phoneScreen)
    const choose = () => setCut(phone && screen.matches ? phone : video)
    choose()
    screen.addEventListener('change', choose)
    return () => screen.removeEventListener('change', choose)
  }, [play, phone, video])

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
      {cut && (
        <>
          <source src={cut.av1.src} type={cut.av1.type} />
          <source src={cut.h264.src} type={cut.h264.type} />
        </>
      )}
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
