import { recordOf } from '../naming.ts'
import { placeOf, valueRange } from '../position.ts'
import type { Doc } from '../types.ts'
import { leavesOf } from '../walk.ts'
import type { Task } from './task.ts'

/** Claims of superiority, certainty or bargain, which promotion in health services may not make. */
const RISKY =
  /(?<!\p{L})(?:en (?:iyi|kaliteli|ucuz|uygun|güvenilir|gelişmiş)|garanti\p{L}*|acısız|ağrısız|öncü(?:sü|dür|süyüz|yüz)?|lider\p{L}*|son teknoloji|kesin (?:sonuç|çözüm)|mucize\p{L}*|kusursuz|rakipsiz|eşsiz|%100|yüzde yüz|ücretsiz|bedava|kampanya\p{L}*|indirim\p{L}*)(?!\p{L})/giu

export function riskyWordTasks(docs: Iterable<Doc>): Task[] {
  const tasks: Task[] = []
  for (const doc of docs) {
    for (const { path, value, schema } of leavesOf(doc)) {
      if (typeof value !== 'string' || schema?.enum || schema?.media) continue
      const words = [...new Set([...value.matchAll(RISKY)].map(([word]) => word))]
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
