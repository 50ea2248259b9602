import { homeOf } from './pageSections.ts'
import { memberAt, recordsAt } from './walk.ts'

type Section = { kind: string; record?: string }

/**
 * The records that sections name, as `file/code`: each its own, and with a treatment
 * the questions it names. `treatments` is the parsed file of that name.
 */
export function namedRecords(sections: Iterable<Section>, treatments: unknown): Set<string> {
  const named = new Set<string>()
  for (const { kind, record } of sections) {
    const home = homeOf(kind)
    if (!home || record === undefined) continue
    named.add(`${home.name}/${record}`)
    if (home.name !== 'treatments') continue
    const questions = memberAt(treatmentIn(treatments, record), 'questions')
    if (typeof questions === 'string') named.add(`questions/${questions}`)
  }
  return named
}

/** The treatment with this code in the parsed file. */
export const treatmentIn = (treatments: unknown, code: string): object | undefined =>
  recordsAt(treatments, ['treatments']).find(({ record }) => memberAt(record, 'id') === code)
    ?.record
