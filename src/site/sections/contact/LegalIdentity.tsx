import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { useSite } from '../../siteContext'
import { PhoneLink } from '../site/PhoneLink'
import styles from './LegalIdentity.module.css'

/** The legal identity of the clinic, required on the contact page (in Turkey by law 5651). */
export function LegalIdentity({ identity }: Pick<SectionData['contact'], 'identity'>) {
  const { clinic, foreign } = useSite()
  const { t } = useTranslation('contact')
  const { address, email, legalTitle, phones } = clinic
  return (
    <section className={styles.identity} aria-labelledby="identity">
      <h2 id="identity" className={styles.heading}>
        {t('identity.heading')}
      </h2>
      <dl className={styles.facts}>
        <Fact term={t('identity.legalTitle')}>{legalTitle}</Fact>
        {identity?.map(({ label, value }) => (
          <Fact key={label} term={label} {...foreign(label)}>
            {value}
          </Fact>
        ))}
        <Fact term={t('identity.address')}>
          <span {...foreign(address.district)}>
            {address.street}
            <br />
            {t('address.area', address)}
          </span>
        </Fact>
        <Fact term={t('identity.phones')}>
          <PhoneLink className={styles.link} />
          {phones.mobile && <PhoneLink line="mobile" className={styles.link} />}
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

function Fact({ term, children, ...marks }: { term: string; children: ReactNode; lang?: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term} {...marks}>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
