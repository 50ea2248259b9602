import type { WholeTreatment } from '../content/treatment'
import type { TreatmentPart } from '../content/types.gen'

type Topic = NonNullable<TreatmentPart['topic']>

/** What each topic of a treatment's text is called at schema.org. */
const properties = {
  preparation: 'preparation',
  procedure: 'howPerformed',
  followup: 'followup',
} as const satisfies Record<Topic, string>

/** Everything the parts about a topic say, in one paragraph; undefined where none is about it. */
function said(parts: readonly TreatmentPart[], topic: Topic): string | undefined {
  const lines = parts
    .filter((part) => part.topic === topic)
    .flatMap(({ text = [], list = [], steps = [] }) => [...text, ...list, ...steps])
  return lines.length > 0 ? lines.join(' ') : undefined
}

/**
 * A treatment as schema.org `MedicalProcedure`: what it is and how it goes, in the
 * page's own words. No price and no rating: see COPY in the decisions. `url` is the
 * absolute, encoded address of its page.
 */
export function procedureNode(
  { service, intro, bodyLocation, parts }: WholeTreatment,
  url: string,
) {
  const topics = (Object.keys(properties) as Topic[]).flatMap((topic) => {
    const text = said(parts, topic)
    return text === undefined ? [] : [[properties[topic], text]]
  })
  return {
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure-${service.id}`,
    name: service.title,
    description: intro,
    ...(bodyLocation && { bodyLocation }),
    ...Object.fromEntries(topics),
    relevantSpecialty: 'Dentistry',
  }
}
