import type { PageData } from '../../content/siteData'
import type { SectionKind } from '../../content/siteMap'
import type { ResolvedTreatment } from '../../content/treatment'
import type { Doctor, QuestionGroup, TreatmentPart } from '../../content/types.gen'

/** The records of a page's sections of one kind. */
export const recordsOf = <Shown>(
  wanted: SectionKind,
  kinds: readonly SectionKind[],
  records: PageData['records'],
) => kinds.flatMap((kind, index) => (kind === wanted ? [records[index] as Shown] : []))

/** Who wrote and who reviewed a page's treatment, for its `WebPage`. */
export function reviewOf(kinds: readonly SectionKind[], records: PageData['records']) {
  const [treatment] = recordsOf<ResolvedTreatment>('treatment', kinds, records)
  const { author, reviewer, reviewed } = treatment ?? {}
  return {
    ...(author && { author: personOf(author) }),
    ...(reviewer && { reviewedBy: personOf(reviewer), lastReviewed: reviewed }),
  }
}

const personOf = ({ name, title }: Doctor) => ({ '@type': 'Person', name, jobTitle: title })

/** `url` of the page: absolute, encoded; `specialty` of the clinic: a schema.org `MedicalSpecialty`. */
type About = { url: string; specialty: string }

/** JSON-LD of a page's sections: treatments and questions. */
export function sectionNodes(
  kinds: readonly SectionKind[],
  records: PageData['records'],
  { url, specialty }: About,
) {
  const treatments = recordsOf<ResolvedTreatment>('treatment', kinds, records)
  const groups = [
    ...treatments.flatMap(({ questions }) => questions ?? []),
    ...recordsOf<QuestionGroup>('questions', kinds, records),
  ]
  return [
    ...treatments.map((treatment) => procedureNode(treatment, { url, specialty })),
    ...(groups.length > 0 ? [faqNode(groups, url)] : []),
  ]
}

type Topic = NonNullable<TreatmentPart['topic']>

/** The schema.org property of each topic. */
const properties = {
  preparation: 'preparation',
  procedure: 'howPerformed',
  followup: 'followup',
} as const satisfies Record<Topic, string>

/** The text of all parts with a topic, joined; undefined if there are none. */
function topicText(parts: readonly TreatmentPart[], topic: Topic): string | undefined {
  const lines = parts
    .filter((part) => part.topic === topic)
    .flatMap(({ text = [], list = [], steps = [] }) => [...text, ...list, ...steps])
  return lines.length > 0 ? lines.join(' ') : undefined
}

/** schema.org `MedicalProcedure`, without prices and ratings (see COPY in the decisions). */
export function procedureNode(
  { service, intro, bodyLocation, parts }: ResolvedTreatment,
  { url, specialty }: About,
) {
  const topics = (Object.keys(properties) as Topic[]).flatMap((topic) => {
    const text = topicText(parts, topic)
    return text === undefined ? [] : [[properties[topic], text]]
  })
  return {
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure-${service.id}`,
    name: service.title,
    description: intro,
    ...(bodyLocation && { bodyLocation }),
    ...Object.fromEntries(topics),
    relevantSpecialty: specialty,
  }
}

/** schema.org `FAQPage` of a page's questions. `url`: absolute, encoded. */
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
