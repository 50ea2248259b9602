import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import styles from './LegalIdentity.module.css'

/** Who runs the clinic, as its official papers say. */
export function LegalIdentity() {
  const { t } = useTranslation('contact')
  const facts = [
    { term: t('identity.legalTitle'), fact: clinic.legalTitle },
    ...(clinic.licenceNumber ? [{ term: t('identity.licence'), fact: clinic.licenceNumber }] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
