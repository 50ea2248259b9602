import { useTranslation } from 'react-i18next'
import { DottedList } from '../../../ui/DottedList'
import { useSite } from '../../siteContext'
import { HoursLine } from '../contact/HoursLine'
import { useHours } from '../contact/useHours'
import { Brand } from './Brand'
import { FooterNotes } from './FooterNotes'
import { MenuItems } from './MenuItems'
import { PhoneLink, phoneOf } from './PhoneLink'
import styles from './SiteFooter.module.css'
import { SocialLinks } from './SocialLinks'

export function SiteFooter() {
  const { clinic, foreign, menus, phoneText } = useSite()
  const { t } = useTranslation(['footer', 'contact'])
  const { address, keywords, phones, social } = clinic
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Brand onDark className={styles.logo} />
          <DottedList items={keywords} className={styles.quiet} />
          <address className={styles.quiet} {...foreign(address.district)}>
            {address.street}
            <br />
            {t('contact:address.area', address)}
          </address>
          {useHours().map((hours) => (
            <p key={hours.days} className={styles.quiet}>
              <HoursLine {...hours} />
            </p>
          ))}
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.heading}>
            {t('pages')}
          </h2>
          <ul className={styles.list}>
            <MenuItems entries={menus.footer} className={styles.link} />
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{t('phones')}</h2>
          <ul>
            {(['landline', 'mobile'] as const)
              .filter((line) => phones[line])
              .map((line) => (
                <li key={line}>
                  <PhoneLink line={line} className={styles.phone}>
                    <span className={styles.kind}>{t(line)}</span>
                    {` ${phoneText(phoneOf(clinic, line))}`}
                  </PhoneLink>
                </li>
              ))}
          </ul>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className={styles.heading}>{t('social')}</h2>
            <SocialLinks />
          </div>
        )}
        <FooterNotes />
      </div>
    </footer>
  )
}
