import { useEffect, useRef, useState } from 'react'
import type { HeroSlide } from '../../content'
import { savesData } from '../../lib/savesData'
import { usePageLoaded } from '../../lib/usePageLoaded'
import { useSlide } from '../../ui/carousel/slideContext'
import styles from './HeroPicture.module.css'
import { phoneScreen } from './phoneScreen'

type Loop = NonNullable<HeroSlide['video']>

/**
 * The loop over a slide's poster, for decoration. Until the page is loaded,
 * the slide is in front and motion is welcome it has no sources, so that not
 * a byte is fetched; while it does not play the poster shows through. A phone
 * held upright gets the narrow cut, as it got the narrow poster.
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
    // Sources are looked at anew only when asked for.
    setStarted(false)
    element.load()
  }, [cut])

  useEffect(() => {
    const element = ref.current
    if (!element || !cut) return
    // As a property as well: React sets no attribute, and unmuted nothing may start by itself.
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
