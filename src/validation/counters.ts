import { recordsAt } from './jsonPath.ts'
import type { Doc } from './types.ts'

type Docs = ReadonlyMap<string, Doc>

/** What the pages show of what a counter counts. A clinic has one address; treatments are patients'. */
function shownOf(docs: Docs, id: string): number {
  if (id === 'practices') return 1
  const isListed = id === 'doctors' || id === 'services'
  return isListed ? recordsAt(docs.get(`content/${id}.json`)?.value, [id]).length : 0
}

/** The counters that promise more than the pages show, and how many that is. */
export function contradictedCounters(docs: Docs) {
  const doc = docs.get('content/statistics.json')
  if (!doc) return []
  return recordsAt(doc.value, ['statistics']).flatMap(({ path, record }) => {
    const { id, label, target }: { id?: unknown; label?: unknown; target?: unknown } = record
    const shown = shownOf(docs, String(id))
    if (shown === 0 || Number(target) <= shown) return []
    const words = { label: String(label), target: String(target), shown: String(shown) }
    return [{ doc, path: [...path, 'target'], list: String(id), words }]
  })
}
