import { withInside } from '../../content/sections'
import { plainOf } from '../../content/sections/richParts'
import { byId, type TreatmentData, treatmentData } from '../../content/sections/treatment'
import type { Site } from '../../content/site/site'
import type { PublishedPage, SectionKind } from '../../content/siteMap'
import type { QuestionGroup, TreatmentPart } from '../../content/types.gen'

/** The records of a page's sections of one kind, by id. */
export const recordsOf = ({ sections }: PublishedPage, wanted: SectionKind): string[] =>
  sections.flatMap(({ kind, record }) => (kind === wanted && record ? [record] : []))

const treatmentsOf = (site: Site, page: PublishedPage) =>
  recordsOf(page, 'treatment').map((id) => treatmentData(site, id))

/** Who wrote and who reviewed a page's treatment, for its `WebPage`. */
export function reviewOf(site: Site, page: PublishedPage) {
  const [treatment] = treatmentsOf(site, page)
  const { author, reviewer, reviewed } = treatment ?? {}
  return {
    ...(author && { author: personOf(author) }),
    ...(reviewer && { reviewedBy: personOf(reviewer), lastReviewed: reviewed }),
  }
}

const personOf = ({ name, title }: { name: string; title: string }) => ({
  '@type': 'Person',
  name,
  jobTitle: title,
})

/** `url` of the page: absolute, encoded; `specialty` of the clinic: a schema.org `MedicalSpecialty`. */
type About = { url: string; specialty: string }

/** JSON-LD of a page's sections: treatments and questions. */
export function sectionNodes(site: Site, page: PublishedPage, { url, specialty }: About) {
  const treatments = treatmentsOf(site, page)
  const groups = page.sections
    .flatMap((section) => withInside(site, section))
    .filter(({ kind }) => kind === 'questions')
    .map(({ record = '' }) => byId(site.questions.groups, record))
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
function topicText(parts: TreatmentData['parts'], topic: Topic): string | undefined {
  const lines = parts
    .filter((part) => part.topic === topic)
    .flatMap(({ text = [], list = [], steps = [] }) => [...text, ...list, ...steps].map(plainOf))
  return lines.length > 0 ? lines.join(' ') : undefined
}

/** schema.org `MedicalProcedure`, without prices and ratings (see COPY in the decisions). */
export function procedureNode(
  { service, intro, bodyLocation, parts }: TreatmentData,
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
