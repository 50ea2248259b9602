import type { HeroSlide } from '../../content'
import { Photo } from '../../ui/Photo'
import styles from './HeroPicture.module.css'
import { HeroVideo } from './HeroVideo'
import { phoneScreen } from './phoneScreen'

type HeroPictureProps = {
  slide: HeroSlide
  /** The picture the page opens with. */
  first: boolean
}

/** A slide's picture; where there is a loop it lies above and starts from that very picture. */
export function HeroPicture({ slide, first }: HeroPictureProps) {
  return (
    <div className={styles.picture} data-ground={slide.ground}>
      <Photo
        className={styles.poster}
        photo={slide.poster}
        alt=""
        sizes={
          slide.ground === 'room'
            ? '(min-width: 64rem) 90vw, 140vw'
            : '(min-width: 64rem) 100vw, 168vw'
        }
        cut={slide.phone && { photo: slide.phone.picture, media: phoneScreen, sizes: '100vw' }}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
      {slide.video && <HeroVideo video={slide.video} phone={slide.phone} />}
    </div>
  )
}
