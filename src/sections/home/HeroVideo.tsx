import { useEffect, useRef, useState } from 'react'
import type { HeroSlide } from '../../content'
import { savesData } from '../../lib/savesData'
import { usePageLoaded } from '../../lib/usePageLoaded'
import { useSlide } from '../../ui/carousel/slideContext'
import styles from './HeroPicture.module.css'

/**
 * The loop over a slide's poster, for decoration. Until the page is loaded,
 * the slide is in front and motion is welcome it has no sources, so that not
 * a byte is fetched; while it does not play the poster shows through.
 */
export function HeroVideo({ video }: { video: HeroSlide['video'] }) {
  const ref = useRef<HTMLVideoElement>(null)
  const { moving } = useSlide()
  const loaded = usePageLoaded()
  const [attached, setAttached] = useState(false)
  const [started, setStarted] = useState(false)
  const play = moving && loaded

  useEffect(() => {
    if (play && !savesData()) setAttached(true)
  }, [play])

  useEffect(() => {
    const element = ref.current
    if (!element || !attached) return
    // As a property as well: React sets no attribute, and unmuted nothing may start by itself.
    element.muted = true
    element.autoplay = play
    if (play) element.play().catch(() => undefined)
    else element.pause()
  }, [play, attached])

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
      {attached && (
        <>
          <source src={video.av1.src} type={video.av1.type} />
          <source src={video.h264.src} type={video.h264.type} />
        </>
      )}
    </video>
  )
}
