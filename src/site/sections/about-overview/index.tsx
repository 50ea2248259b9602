import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import arch from '../../../ui/Arch.module.css'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import { useReveal } from '../../../ui/hooks/useReveal'
import { Photo } from '../../../ui/Photo'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import styles from './AboutBlock.module.css'

/** Photo and text slide in once half of the block is visible. */
export default function AboutOverview({ data }: { data: SectionData['about-overview'] }) {
  const { aboutPage } = useSite()
  const { t } = useTranslation('home')
  const block = useRef<HTMLDivElement>(null)
  const reveal = useReveal(block, 0.5)
  return (
    <Section labelledBy="about" className={styles.section}>
      <div ref={block} className={styles.block} {...reveal}>
        <div className={classNames(arch.window, styles.frame)}>
          <Photo
            className={classNames(arch.picture, styles.photo)}
            photo={data.photo}
            alt={data.photoAlt}
            sizes="(min-width: 46rem) 54rem, 170vw"
          />
        </div>
        <div className={styles.words}>
          <SectionHeading id="about" title={t('about.title')} />
          {data.summary.map((paragraph) => (
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
