import { useTranslation } from 'react-i18next'
import type { TestimonialsFile } from '../../../content/types.gen'
import { classNames } from '../../../ui/classNames'
import { Icon } from '../../../ui/Icon'
import { Photo } from '../../../ui/Photo'
import { mostStars, Stars } from '../../../ui/Stars'
import { useSite } from '../../siteContext'
import styles from './TestimonialCard.module.css'

type TestimonialCardProps = {
  testimonial: TestimonialsFile['testimonials'][number]
  source: TestimonialsFile['source']
}

export function TestimonialCard({ testimonial, source }: TestimonialCardProps) {
  const { foreign, reviewDayText } = useSite()
  const { t } = useTranslation('home')
  const { name, avatar, date, rating, text } = testimonial
  return (
    <figure className={styles.card}>
      <Stars rating={rating} label={t('testimonials.rating', { rating, total: mostStars })} />
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        {avatar ? (
          <Photo className={styles.avatar} photo={avatar} alt="" sizes="3.5rem" />
        ) : (
          <span className={classNames(styles.avatar, styles.initials)} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <span className={styles.name}>{name}</span>
        <time className={styles.date} dateTime={date}>
          {reviewDayText(date)}
        </time>
        <span className={styles.source}>
          <Icon icon={source.logo} size={24} />
          <span {...foreign(source.name)}>{source.name}</span>
        </span>
      </figcaption>
    </figure>
  )
}

/** The first letters of the first and the last word: ZA for Zeynep Nur A. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.match(/[\p{L}\p{M}]+/gu) ?? []
  return [first, others.at(-1) ?? ''].flatMap((word) => [...word].slice(0, 1)).join('')
}
