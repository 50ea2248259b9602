import type { SectionData } from '../../../content/sections'
import { DerivedFact } from './DerivedFact'
import styles from './PrivacyText.module.css'

export function PrivacyText({ data }: { data: SectionData['privacy'] }) {
  return (
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
  )
}
