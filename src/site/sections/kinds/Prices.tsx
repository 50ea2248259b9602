import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { PaperHeading } from '../prices/PaperHeading'
import { PriceList } from '../prices/PriceList'
import { PriceNotice } from '../prices/PriceNotice'
import { SectionBoundary } from '../site/SectionBoundary'
import styles from './Prices.module.css'

export default function Prices({ data }: { data: SectionData['prices'] }) {
  return (
    <>
      <PaperHeading listDate={data.listDate} />
      <Section className={styles.columns}>
        <div className={styles.notice}>
          <PriceNotice listDate={data.listDate} />
        </div>
        <SectionBoundary>
          <PriceList data={data} />
        </SectionBoundary>
      </Section>
    </>
  )
}
