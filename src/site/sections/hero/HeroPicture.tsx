import type { HeroSlide } from '../../../content/types.gen'
import { Photo } from '../../../ui/Photo'
import styles from './HeroPicture.module.css'
import { HeroVideo, phoneScreen } from './HeroVideo'

/** The picture of a slide; its video, if any, starts from this picture. */
export function HeroPicture({ slide, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <div className={styles.picture} data-ground={slide.ground}>
      <Photo
        className={styles.poster}
        photo={slide.poster}
        alt=""
        sizes="(min-width: 64rem) 100vw, 168vw"
        cut={slide.phone && { photo: slide.phone.picture, media: phoneScreen, sizes: '100vw' }}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
      {slide.video && <HeroVideo video={slide.video} wide={slide.wide} phone={slide.phone} />}
    </div>
  )
}
