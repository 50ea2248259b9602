import type { QuestionGroup } from '../../../content/types.gen'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { QuestionList } from './QuestionList'
import styles from './Questions.module.css'

type QuestionsProps = { data: QuestionGroup; ground?: 'warm' }

export default function Questions({ data, ground }: QuestionsProps) {
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
