import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { appointment } from '../../content'
import { useOnScreen } from '../../lib/useOnScreen'
import { Carousel } from '../../ui/Carousel'
import { Photo } from '../../ui/Photo'
import { useCarouselWords } from '../carousel/useCarouselWords'
import styles from './ClinicPhotos.module.css'
import './strings'

/** The clinic's rooms, turning by themselves in an arched window. */
export function ClinicPhotos() {
  const { t } = useTranslation('appointment')
  const frame = useRef<HTMLDivElement>(null)
  // A lazy picture outside the window would begin to load only when it slides in.
  const loading = useOnScreen(frame) ? 'eager' : 'lazy'
  return (
    <div ref={frame} className={styles.frame}>
      <Carousel words={useCarouselWords(t('photos'))} className={styles.window}>
        {appointment.photos.map(({ id, photo, alt }) => (
          <Photo
            key={id}
            record={`appointment/${id}`}
            photo={photo}
            alt={alt}
            // Cropped to a portrait: the picture itself is shown wider than its window.
            sizes="(min-width: 60rem) 60rem, 150vw"
            loading={loading}
            className={styles.photo}
          />
        ))}
      </Carousel>
    </div>
  )
}
