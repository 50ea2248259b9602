import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import styles from './Direction.module.css'

export default function Direction({ data }: { data: SectionData['direction'] }) {
  const { t } = useTranslation('about')
  const parts = [
    { title: t('direction.vision'), paragraphs: data.vision },
    { title: t('direction.mission'), paragraphs: data.mission },
  ]
  return (
    <Section ground="deep" labelledBy="direction">
      <SectionHeading id="direction" title={t('direction.title')} />
      <div className={styles.parts}>
        {parts.map(({ title, paragraphs }) => (
          <div key={title} className={styles.part}>
            <h3 className={styles.title}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
