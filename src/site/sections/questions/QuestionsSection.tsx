import type { QuestionGroup } from '../../../content/types.gen'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { QuestionList } from './QuestionList'
import styles from './QuestionsSection.module.css'

type QuestionsSectionProps = { data: QuestionGroup; ground?: 'warm' }

export function QuestionsSection({ data, ground }: QuestionsSectionProps) {
  const { id, title, questions } = data
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
