import type { QuestionGroup } from '../content/types.gen'

/**
 * The questions a page answers as schema.org `FAQPage`, each at its own place on
 * the page. `url` is the absolute, encoded address of the page.
 */
export function faqNode(groups: readonly QuestionGroup[], url: string) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ id, question, answer }) => ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  }
}
