import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { about } from '../../../content'
import { aboutPage } from '../../../content/pages'
import arch from '../../../ui/Arch.module.css'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import { useReveal } from '../../../ui/hooks/useReveal'
import { Photo } from '../../../ui/Photo'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { PageLink } from '../site/PageLink'
import styles from './AboutBlock.module.css'

/** Photo and text slide in once half of the block is visible. */
export function AboutBlock() {
  const { t } = useTranslation('home')
  const block = useRef<HTMLDivElement>(null)
  const reveal = useReveal(block, 0.5)
  return (
    <Section labelledBy="about" className={styles.section}>
      <div ref={block} className={styles.block} {...reveal}>
        <div className={classNames(arch.window, styles.frame)}>
          <Photo
            className={classNames(arch.picture, styles.photo)}
            photo={about.photo}
            alt={about.photoAlt}
            sizes="(min-width: 46rem) 54rem, 170vw"
          />
        </div>
        <div className={styles.words}>
          <SectionHeading id="about" title={t('about.title')} />
          {about.summary.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {aboutPage && (
            <PageLink page={aboutPage} className={buttonClass('secondary', styles.more)}>
              {t('about.more')}
            </PageLink>
          )}
        </div>
      </div>
    </Section>
  )
}
