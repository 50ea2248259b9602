import { Section } from '../../ui/Section'
import { PaperHeading } from '../prices/PaperHeading'
import { PriceList } from '../prices/PriceList'
import { PriceNotice } from '../prices/PriceNotice'
import '../prices/strings'
import { Part } from '../site/Part'
import styles from './Prices.module.css'

/** The price list, and beside it what its figures are and are not. */
export default function Prices() {
  return (
    <>
      <PaperHeading />
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
