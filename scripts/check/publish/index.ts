import type { Doc } from '../types.ts'
import { hostTasks } from './host.ts'
import { riskyWordTasks } from './risky-words.ts'
import { sampleTasks } from './sample-facts.ts'
import { sectionTasks } from './sections.ts'
import type { Task } from './task.ts'

const HEADINGS: Record<Task['group'], string> = {
  sample: 'Yayından önce değiştirilmesi gereken örnek bilgiler',
  host: 'Yayından önce yapılması gereken ayarlar',
  words: 'Gözden geçirilmesi gereken sözler (kararı siz verirsiniz)',
  sections: 'Mevzuatın sınırladığı açık bölümler (kararı siz verirsiniz)',
}

/** The owner's list before the site goes live, what blocks first. */
export function publishTasks(
  docs: ReadonlyMap<string, Doc>,
  env: Record<string, string | undefined>,
): Task[] {
  return [
    ...sampleTasks(docs.values()),
    ...hostTasks(env),
    ...riskyWordTasks(docs.values()),
    ...sectionTasks(docs),
  ]
}

/** The list as Markdown that reads well on a terminal too. */
export function tasksReport(tasks: readonly Task[]): string {
  const parts = Object.entries(HEADINGS).flatMap(([group, heading]) => {
    const own = tasks.filter((task) => task.group === group)
    if (own.length === 0) return []
    return [`### ${heading}\n\n${own.map(({ place, text }) => `- ${place}: ${text}`).join('\n')}`]
  })
  const blocking = tasks.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0
      ? `Yayın için ${blocking} iş kaldı. Bunlar bitmeden site yayınlanmaz.`
      : 'Yayını engelleyen bir iş kalmadı.'
  return ['## Yayın öncesi yapılacaklar', ...parts, verdict].join('\n\n')
}
