import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Carousel } from '../../../ui/Carousel'
import { useOnScreen } from '../../../ui/hooks/useOnScreen'
import { Photo } from '../../../ui/Photo'
import { useCarouselWords } from '../carousel/useCarouselWords'
import styles from './ClinicPhotos.module.css'

export function ClinicPhotos({ photos }: Pick<SectionData['appointment'], 'photos'>) {
  const { t } = useTranslation('appointment')
  const frame = useRef<HTMLDivElement>(null)
  // A lazy image outside the viewport would load only when its slide enters.
  const loading = useOnScreen(frame) ? 'eager' : 'lazy'
  return (
    <div ref={frame} className={styles.frame}>
      <Carousel words={useCarouselWords(t('photos'))} className={styles.window}>
        {photos.map(({ id, photo, alt }) => (
          <Photo
            key={id}
            record={`appointment/${id}`}
            photo={photo}
            alt={alt}
            // The portrait crop shows the image wider than its frame.
            sizes="(min-width: 60rem) 60rem, 150vw"
            loading={loading}
            className={styles.photo}
          />
        ))}
      </Carousel>
    </div>
  )
}
