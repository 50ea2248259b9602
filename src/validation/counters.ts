import { recordsAt } from './jsonPath.ts'
import type { Doc } from './types.ts'

type Docs = ReadonlyMap<string, Doc>

const countOf = (docs: Docs, name: string) =>
  recordsAt(docs.get(`content/${name}.json`)?.value, [name]).length

/** By a counter's id, what the pages show of it. A clinic has one address; treatments are patients'. */
const shownBy: Readonly<Record<string, (docs: Docs) => number>> = {
  doctors: (docs) => countOf(docs, 'doctors'),
  services: (docs) => countOf(docs, 'services'),
  practices: () => 1,
}

/** The counters that promise more than the pages show, and how many that is. */
export function contradictedCounters(docs: Docs) {
  const doc = docs.get('content/statistics.json')
  if (!doc) return []
  return recordsAt(doc.value, ['statistics']).flatMap(({ path, record }) => {
    const { id, label, target }: { id?: unknown; label?: unknown; target?: unknown } = record
    const shown = shownBy[String(id)]?.(docs) ?? 0
    if (shown === 0 || Number(target) <= shown) return []
    const words = { label: String(label), target: String(target), shown: String(shown) }
    return [{ doc, path: [...path, 'target'], list: String(id), words }]
  })
}
