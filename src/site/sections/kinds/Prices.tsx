import { Section } from '../../../ui/Section'
import { PaperHeading } from '../prices/PaperHeading'
import { PriceList } from '../prices/PriceList'
import { PriceNotice } from '../prices/PriceNotice'
import { SectionBoundary } from '../site/SectionBoundary'
import styles from './Prices.module.css'

export default function Prices() {
  return (
    <>
      <PaperHeading />
      <Section className={styles.columns}>
        <div className={styles.notice}>
          <PriceNotice />
        </div>
        <SectionBoundary>
          <PriceList />
        </SectionBoundary>
      </Section>
    </>
  )
}
