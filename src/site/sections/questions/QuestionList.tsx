import { useRef } from 'react'
import type { Question } from '../../../content/types.gen'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../ui/Accordion'
import { useOpenPanels } from '../../../ui/hooks/useOpenPanels'
import styles from './QuestionList.module.css'

/** Questions as closed panels; the one named by the fragment is open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const accordion = useRef<HTMLDivElement>(null)
  const ids = questions.map(({ id }) => id)
  const [open, setOpen] = useOpenPanels(accordion, ids)
  return (
    <Accordion ref={accordion} type="multiple" value={open} onValueChange={setOpen}>
      {questions.map(({ id, question, answer }) => (
        <AccordionItem key={id} value={id} id={id} data-record={`questions/${id}`}>
          <AccordionTrigger Heading="h3" className={styles.question}>
            {question}
          </AccordionTrigger>
          <AccordionContent>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
