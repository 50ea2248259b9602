import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Contents } from '../../../ui/Contents'
import { Section } from '../../../ui/Section'
import { DerivedFact } from './DerivedFact'
import layout from './Privacy.module.css'
import styles from './PrivacyText.module.css'

export default function Privacy({ data }: { data: SectionData['privacy'] }) {
  const { t } = useTranslation('privacy')
  return (
    <Section className={layout.columns}>
      <div className={layout.contents}>
        <Contents id="privacy-contents" title={t('contents')} entries={data.sections} />
      </div>
      <div className={styles.notice}>
        {data.intro.map((paragraph) => (
          <p key={paragraph} className={styles.intro}>
            {paragraph}
          </p>
        ))}
        {data.sections.map(({ id, title, shows, text, list }) => (
          <section
            key={id}
            id={id}
            className={styles.part}
            aria-labelledby={`${id}-title`}
            data-record={`privacy/${id}`}
          >
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {shows && <DerivedFact kind={shows} data={data} />}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}
