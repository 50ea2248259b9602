import strings from 'virtual:locale/prices'
import { useTranslation } from 'react-i18next'
import { addStrings } from '../i18n'
import { PaperHeading } from '../sections/prices/PaperHeading'
import { PriceList } from '../sections/prices/PriceList'
import { PriceNotice } from '../sections/prices/PriceNotice'
import { Part } from '../sections/site/Part'
import { PageHeading } from '../ui/PageHeading'
import { Section } from '../ui/Section'
import styles from './PricesPage.module.css'

addStrings('prices', strings)

export function PricesPage() {
  const { t } = useTranslation()
  return (
    <>
      <PaperHeading />
      <PageHeading title={t('pages.prices.title')} />
      <Section className={styles.columns}>
        <div className={styles.notice}>
          <PriceNotice />
        </div>
        <Part>
          <PriceList />
        </Part>
      </Section>
    </>
  )
}
