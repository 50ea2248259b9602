import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreatmentData } from '../../../content/sections/treatment'
import { joinFacts } from '../../../shared/formats/joinFacts'
import { Photo } from '../../../ui/Photo'
import { Sentence } from '../../../ui/Sentence'
import { useSite } from '../../siteContext'
import { BookService } from '../services/BookService'
import styles from './TreatmentOpening.module.css'

export function TreatmentOpening({ treatment }: { treatment: TreatmentData }) {
  const { dayText } = useSite()
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
          <p className={styles.signatures}>
            <Signatures signatures={signatures} />
          </p>
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

/** One text where the page has every title in its language: parts of a line move when fonts load. */
function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  const { foreign } = useSite()
  if (!signatures.some(({ title }) => foreign(title)))
    return joinFacts(signatures.map(({ title, format }) => format(title)))
  return signatures.map(({ title, format }, index) => (
    <Fragment key={format(title)}>
      {index > 0 && joinFacts(['', ''])}
      <Sentence format={format}>
        <span {...foreign(title)}>{title}</span>
      </Sentence>
    </Fragment>
  ))
}
