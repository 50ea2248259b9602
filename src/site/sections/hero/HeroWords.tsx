import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeroSlide } from '../../../content/types.gen'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import { dotted } from '../../../ui/dotted'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import { PhoneLink } from '../site/PhoneLink'
import styles from './HeroWords.module.css'

type HeroWordsProps = {
  slide: HeroSlide
  style?: CSSProperties | undefined
  /** With the way to the pain page in place of that to the prices. */
  atNight?: boolean
}

export function HeroWords({ slide, style, atNight }: HeroWordsProps) {
  const { appointmentPage, painPage, pricesPage } = useSite()
  const { t } = useTranslation('home')
  const dark = slide.ground === 'dark'
  const page = (atNight && painPage) || pricesPage
  return (
    <div className={styles.words} style={style}>
      <h2 className={classNames(dotted(slide.headline), styles.headline)}>{slide.headline}</h2>
      <p className={styles.text}>{slide.text}</p>
      <div className={styles.actions}>
        <PageLink page={appointmentPage} className={buttonClass(dark ? 'light' : 'primary')}>
          {t('book')}
        </PageLink>
        <PhoneLink className={buttonClass('secondary')}>{t('hero.call')}</PhoneLink>
        {page && <PageLink page={page} className={styles.prices} />}
      </div>
    </div>
  )
}
