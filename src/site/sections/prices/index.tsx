import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionBoundary } from '../site/SectionBoundary'
import { PaperHeading } from './PaperHeading'
import { PriceList } from './PriceList'
import { PriceNotice } from './PriceNotice'
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
