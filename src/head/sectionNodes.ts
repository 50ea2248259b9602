import type { PageContents } from '../content/siteMap'
import type { WholeTreatment } from '../content/treatment'
import type { QuestionGroup } from '../content/types.gen'
import { faqNode } from './faq'
import { procedureNode } from './procedure'

/**
 * What a page's own sections tell search engines: its treatments, and the questions
 * it answers. `url` is the absolute, encoded address of the page.
 */
export function sectionNodes({ sections }: Pick<PageContents, 'sections'>, url: string) {
  const recordsOf = (wanted: string) =>
    sections.filter(({ kind }) => kind === wanted).map(({ record }) => record)
  const treatments = recordsOf('treatment') as WholeTreatment[]
  const groups = [
    ...treatments.flatMap(({ questions }) => questions ?? []),
    ...(recordsOf('questions') as QuestionGroup[]),
  ]
  return [
    ...treatments.map((treatment) => procedureNode(treatment, url)),
    ...(groups.length > 0 ? [faqNode(groups, url)] : []),
  ]
}
