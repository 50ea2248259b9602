import { useTranslation } from 'react-i18next'
import type { TreatmentData } from '../../../content/sections/treatment'
import { Photo } from '../../../ui/Photo'
import { Sentence } from '../../../ui/Sentence'
import { useSite } from '../../siteContext'
import { BookService } from '../services/BookService'
import styles from './TreatmentOpening.module.css'

export function TreatmentOpening({ treatment }: { treatment: TreatmentData }) {
  const { dayText, foreign } = useSite()
  const { t } = useTranslation('treatment')
  const { service, intro, photo, photoAlt = '', author, reviewer, reviewed } = treatment
  const { doctors, duration, prices, visits } = treatment
  const facts = {
    price: prices?.range,
    visits,
    duration: duration && t('facts.about', { duration }),
    doctors: doctors.map(({ name }) => name).join(', '),
  }
  const signatures: Signature[] = []
  if (author) {
    const { name, title } = author
    signatures.push({ title, format: (title) => t('author', { name, title }) })
  }
  if (reviewer && reviewed) {
    const { name, title } = reviewer
    const date = dayText(reviewed)
    signatures.push({ title, format: (title) => t('reviewed', { name, title, date }) })
  }
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <dl className={styles.facts}>
          {(['price', 'visits', 'duration', 'doctors'] as const).map(
            (name) =>
              facts[name] && (
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd>{facts[name]}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.intro}>{intro}</p>
        {signatures.length > 0 && (
          <ul className={styles.signatures}>
            {signatures.map(({ title, format }) => (
              <li key={format(title)}>
                {foreign(title) ? (
                  <Sentence format={format}>
                    <span {...foreign(title)}>{title}</span>
                  </Sentence>
                ) : (
                  format(title)
                )}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.first}>
          <BookService service={service} look="primary" />
          {prices?.range && <span>{prices.range}</span>}
        </p>
      </div>
      {photo && (
        <div className={styles.frame}>
          <Photo
            className={styles.photo}
            photo={photo}
            alt={photoAlt}
            sizes="(min-width: 64rem) 44rem, 92vw"
            loading="eager"
          />
        </div>
      )}
    </div>
  )
}

type Signature = { title: string; format: (title: string) => string }
