import dentalWords from './dentalWords.json' with { type: 'json' }
import { leavesOf, valueAt } from './jsonPath.ts'
import { baseOf, message } from './messages.ts'
import { labelOf, placeOf, type Task } from './task.ts'
import type { Doc } from './types.ts'

/** The texts of another profession's site that speak of teeth. */
export function professionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const type = valueAt(docs.get('content/site.json')?.value, ['profession', 'type'])
  if (typeof type !== 'string' || type === 'Dentist') return []
  return [...docs.values()].flatMap((doc) => {
    const { kind, language } = doc.role
    const listed = new Map(Object.entries(dentalWords)).get(baseOf(language))
    if (!listed) return []
    const dental = new RegExp(`(?:${listed.join('|')})\\p{L}*`, 'iu')
    return leavesOf(doc).flatMap(({ path, value, schema }): Task[] => {
      const isText =
        kind === 'content' ? schema?.translate : kind === 'locale' || path.at(-1) === language
      const [word] = (isText && dental.exec(String(value))) || []
      if (word === undefined) return []
      const label = [labelOf(doc, path), message('publish.profession', { word })]
      const text = label.filter(Boolean).join(': ')
      return [{ blocks: false, group: 'profession', place: placeOf(doc, path), text }]
    })
  })
}
