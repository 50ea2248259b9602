import type { QuestionGroup } from '../../../content'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { QuestionList } from './QuestionList'
import styles from './QuestionsSection.module.css'

type QuestionsSectionProps = { record: QuestionGroup; ground?: 'warm' }

export function QuestionsSection({ record, ground }: QuestionsSectionProps) {
  const { id, title, questions } = record
  const heading = `questions_${id}`
  return (
    <Section
      ground={ground}
      labelledBy={heading}
      record={`questions/${id}`}
      className={styles.columns}
    >
      <div className={styles.heading}>
        <SectionHeading id={heading} title={title} />
      </div>
      <QuestionList questions={questions} />
    </Section>
  )
}
