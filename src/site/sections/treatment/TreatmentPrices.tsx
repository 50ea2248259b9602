import { useTranslation } from 'react-i18next'
import type { TreatmentPrices as Prices } from '../../../content/sections/treatment'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { useSite } from '../../siteContext'
import { PriceTable } from '../prices/PriceTable'
import styles from './TreatmentPrices.module.css'

/** The treatment's rows of the price list, under its category titles. */
export function TreatmentPrices({ id, prices }: { id: string; prices: Prices }) {
  const { dayText } = useSite()
  const { t } = useTranslation(['treatment', 'prices'])
  return (
    <Section ground="warm" labelledBy={id} className={styles.columns}>
      <SectionHeading
        id={id}
        title={t('prices.title')}
        intro={t('prices:notice', { date: dayText(prices.listDate) })}
      />
      <div className={styles.tables}>
        {prices.categories.map((category) => (
          <div key={category.id} className={styles.category}>
            <h3 className={styles.title}>{category.title}</h3>
            <PriceTable category={category} amounts={prices.amounts} words={[]} />
          </div>
        ))}
      </div>
    </Section>
  )
}
