import { fault } from '../fault.ts'
import { namedRecords } from '../namedRecords.ts'
import { homeOf, recordKinds, sectionsOf } from '../pageSections.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/**
 * A record that sections show one by one is shown by one: what an editor wrote does
 * not get lost. Silent while a code is wrong: the right one may be what is missing.
 */
export const usedRecords: Rule = {
  name: 'used-records',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Fault> {
    if (!docs.has('content/pages.json') || refused('content/pages.json', ['pages'])) return
    const sections = sectionsOf(docs)
    if (sections.some(({ home, record }) => home && record === undefined)) return
    const shown = namedRecords(sections, docs.get('content/treatments.json')?.value)
    const unused: Fault[] = []
    for (const kind of recordKinds) {
      const home = homeOf(kind)
      const doc = home && docs.get(home.file)
      if (!doc) continue
      for (const { path, record } of recordsAt(doc.value, [home.list])) {
        const code = memberAt(record, 'id')
        if (typeof code !== 'string' || shown.delete(`${home.name}/${code}`)) continue
        const at = [...path, 'id']
        const range = valueRange(doc, at)
        const written = writtenAt(doc.text, range)
        const example = `{ "kind": "${kind}", "record": "${code}" }`
        unused.push(fault('record.unused', {}, doc.file, range, { path: at, written, example }))
      }
    }
    if (shown.size === 0) yield* unused
  },
}
