import { recordsAt } from './jsonPath.ts'
import { message } from './messages.ts'
import { placeOf, type Task } from './task.ts'
import type { Doc } from './types.ts'

/** Counters that promise more than the list of their name shows: three doctors beside two profiles. */
export function contradictionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const statistics = docs.get('content/statistics.json')
  if (!statistics) return []
  return recordsAt(statistics.value, ['statistics']).flatMap(({ path, record }) => {
    const { id, label, target }: { id?: unknown; label?: unknown; target?: unknown } = record
    const shown = recordsAt(docs.get(`content/${id}.json`)?.value, [String(id)]).length
    if (shown === 0 || Number(target) <= shown) return []
    const text = message('publish.contradiction', {
      label: String(label),
      target: String(target),
      shown: String(shown),
    })
    return [{ blocks: false, group: 'contradictions', place: placeOf(statistics, path), text }]
  })
}
