import { say } from '../language.ts'
import { recordOf } from '../naming.ts'
import { placeOf, valueRange } from '../position.ts'
import { anyOf } from '../reading.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Leaf } from '../types.ts'
import { leavesOf } from '../walk.ts'
import type { Said } from '../words.gen.ts'
import type { Task } from './task.ts'

/** Zeros to the end, as no number in use has them. */
const SAMPLE_PHONE = /^\+[\d ]+(?:0 ?){7}$/

const SAMPLE_WORD = new RegExp(`(?<!\\p{L})${anyOf('sample')}(?!\\p{L})`, 'u')

/** How a sample fact shows itself, and what the owner does about it. */
const signs: readonly {
  found: (leaf: Leaf) => boolean
  kind: Said['publish.sample']['context']
}[] = [
  {
    found: ({ path, value }) => path.at(-1) === 'sample' && value === true,
    kind: 'record',
  },
  {
    found: ({ value }) => typeof value === 'string' && /\.example\b/.test(value),
    kind: 'address',
  },
  {
    found: ({ value }) => typeof value === 'string' && SAMPLE_PHONE.test(value),
    kind: 'phone',
  },
  {
    found: ({ path, value }) =>
      path[0] === 'social' && typeof value === 'string' && /^https:\/\/[^/?#]+\/?$/.test(value),
    kind: 'account',
  },
  {
    found: ({ value }) => typeof value === 'string' && SAMPLE_WORD.test(value),
    kind: 'text',
  },
]

/** Every fact of the content that was never true. */
export function sampleTasks(docs: Iterable<Doc>): Task[] {
  const tasks: Task[] = []
  for (const doc of docs) {
    if (doc.role.kind !== 'content') continue
    for (const leaf of leavesOf(doc)) {
      const sign = signs.find(({ found }) => found(leaf))
      if (!sign) continue
      const { offset, length } = valueRange(doc, leaf.path)
      const about = recordOf({ ...doc, doc }, { path: leaf.path, range: { offset, length } })
      const title = titleAt(doc.schema, leaf.path)
      tasks.push({
        blocks: true,
        group: 'sample',
        place: `${doc.file}:${placeOf(doc.text, offset).line}`,
        text: `${[about, title].filter(Boolean).join(', ')}: ${say('publish.sample', { context: sign.kind })}`,
      })
    }
  }
  return tasks
}
