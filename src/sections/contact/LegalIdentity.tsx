import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { telHref } from '../../lib/phone'
import styles from './LegalIdentity.module.css'

/** Who runs the clinic, as its official papers say (law 5651 asks for it on the contact page). */
export function LegalIdentity() {
  const { t } = useTranslation('contact')
  const { address, email, legalTitle, licenceNumber, phones, responsibleManager } = clinic
  return (
    <section className={styles.identity} aria-labelledby="identity">
      <h2 id="identity" className={styles.heading}>
        {t('identity.heading')}
      </h2>
      <dl className={styles.facts}>
        <Fact term={t('identity.legalTitle')}>{legalTitle}</Fact>
        <Fact term={t('identity.licence')}>{licenceNumber}</Fact>
        <Fact term={t('identity.manager')}>{responsibleManager}</Fact>
        <Fact term={t('identity.address')}>
          {address.street}, {t('address.area', address)}
        </Fact>
        <Fact term={t('identity.phones')}>
          {[phones.landline, phones.mobile].map((phone) => (
            <a key={phone} className={styles.link} href={telHref(phone)}>
              {phone}
            </a>
          ))}
        </Fact>
        <Fact term={t('identity.email')}>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
      </dl>
    </section>
  )
}

/** Nothing for a fact the content does not have. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
