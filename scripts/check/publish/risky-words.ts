import { recordOf } from '../naming.ts'
import { placeOf, valueRange } from '../position.ts'
import { anyOfIn } from '../reading.ts'
import type { Doc } from '../types.ts'
import { leavesOf } from '../walk.ts'
import type { Task } from './task.ts'

/** Claims of superiority, certainty or bargain, which promotion in health services may not make. */
function claimsIn(language: string): RegExp | undefined {
  const claims = anyOfIn(language, 'claims')
  return claims === undefined ? undefined : new RegExp(`(?<![\\p{L}\\d])${claims}(?!\\p{L})`, 'giu')
}

export function riskyWordTasks(docs: Iterable<Doc>): Task[] {
  const tasks: Task[] = []
  for (const doc of docs) {
    const claims = claimsIn(doc.role.language)
    if (!claims) continue
    for (const { path, value, schema } of leavesOf(doc)) {
      if (typeof value !== 'string' || schema?.enum || schema?.media) continue
      const words = [...new Set([...value.matchAll(claims)].map(([word]) => word))]
      if (words.length === 0) continue
      const range = valueRange(doc, path)
      const about = recordOf({ ...doc, doc }, { path, range })
      const quoted = words.map((word) => `«${word}»`).join(', ')
      tasks.push({
        blocks: false,
        group: 'words',
        place: `${doc.file}:${placeOf(doc.text, range.offset).line}`,
        text: `${about && `${about}: `}${quoted}`,
      })
    }
  }
  return tasks
}
