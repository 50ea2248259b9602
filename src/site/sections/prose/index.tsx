import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import styles from './Prose.module.css'
import { ProseParts } from './ProseParts'

export default function Prose({ data }: { data: SectionData['prose'] }) {
  const { id, title, parts } = data
  if (title === undefined) {
    return (
      <Section record={`prose/${id}`}>
        <ProseParts parts={parts} Heading="h2" wide />
      </Section>
    )
  }
  const heading = `prose_${id}`
  return (
    <Section labelledBy={heading} record={`prose/${id}`} className={styles.columns}>
      <SectionHeading id={heading} title={title} />
      <ProseParts parts={parts} Heading="h3" />
    </Section>
  )
}
