import { useTranslation } from 'react-i18next'
import type { HeroSlide } from '../../../content/types.gen'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import dot from '../../../ui/Dot.module.css'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import { PhoneLink } from '../site/PhoneLink'
import styles from './HeroWords.module.css'

export function HeroWords({ slide }: { slide: HeroSlide }) {
  const { appointmentPage, pricesPage } = useSite()
  const { t } = useTranslation('home')
  const dark = slide.ground === 'dark'
  return (
    <div className={styles.words}>
      <h2 className={classNames(dot.dotted, styles.headline)}>{slide.headline}</h2>
      <p className={styles.text}>{slide.text}</p>
      <div className={styles.actions}>
        <PageLink page={appointmentPage} className={buttonClass(dark ? 'light' : 'primary')}>
          {t('book')}
        </PageLink>
        <PhoneLink className={buttonClass('secondary')}>{t('hero.call')}</PhoneLink>
        {pricesPage && <PageLink page={pricesPage} className={styles.prices} />}
      </div>
    </div>
  )
}
