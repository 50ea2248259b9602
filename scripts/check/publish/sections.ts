import { say } from '../language.ts'
import { placeOf, valueRange } from '../position.ts'
import type { Doc } from '../types.ts'
import { valueAt } from '../walk.ts'
import type { Task } from './task.ts'

const CLINIC = 'content/clinic.json'

/** The sections the law looks at. The owner's lawyer decides; the switch is one word. */
const SECTIONS = ['prices', 'testimonials', 'statistics'] as const

export function sectionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const clinic = docs.get(CLINIC)
  if (!clinic) return []
  return SECTIONS.flatMap((name) => {
    const path = ['sections', name]
    if (valueAt(clinic.value, path) !== true) return []
    const { line } = placeOf(clinic.text, valueRange(clinic, path).offset)
    const place = `${CLINIC}:${line}`
    return [
      {
        blocks: false,
        group: 'sections',
        place,
        text: say('publish.section', { context: name, off: `"${name}": false` }),
      },
    ]
  })
}
