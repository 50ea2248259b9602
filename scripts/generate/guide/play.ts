import { createHash } from 'node:crypto'
import { memoryTree } from '../../../src/validation/memoryTree.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { errorReport } from '../../cli/check/output/text.ts'
import type { Scene } from './exampleFiles.ts'
import type { ExampleSite } from './exampleSite.ts'

/** A file's text before and after a scene. Throws if the scene does not fit. */
function textsOf(site: ExampleSite, { file, from, to }: Scene) {
  const before = new TextDecoder().decode(site.get(file))
  if (!before.includes(from))
    throw new Error(`${file}: the guide's example no longer holds ${from}`)
  return { before, after: before.replace(from, () => to) }
}

/** Diagnostics of the scene's file in the example site after the scene. */
function outcomeOf(site: ExampleSite, scene: Scene) {
  const changed = new TextEncoder().encode(textsOf(site, scene).after)
  const read = (file: string) => {
    const bytes = file === scene.file ? changed : site.get(file)
    if (!bytes) throw new Error(`${file}: the guide's example site has no such file`)
    return bytes
  }
  const kinds = new Map([...site.keys()].map((file) => [file, 'file'] as const))
  const { faults, files } = validateSite(
    memoryTree(kinds, {
      read,
      stamp: (file) => `${file} ${createHash('sha256').update(read(file)).digest('hex')}`,
    }),
  )
  return { faults: faults.filter(({ file }) => file === scene.file), files }
}

/** The validator's message on a mistake. Throws unless there is exactly one. */
export function messageOn(site: ExampleSite, name: string, mistake: Scene): string {
  const { faults, files } = outcomeOf(site, mistake)
  const report = errorReport(faults, files)
  if (faults.length !== 1)
    throw new Error(`The guide's mistake "${name}" gives ${faults.length} messages:\n${report}`)
  return report
}

/** The edit as a diff with context. Throws if the validator refuses it. */
export function changeOf(site: ExampleSite, name: string, edit: Scene): string {
  const { faults, files } = outcomeOf(site, edit)
  if (faults.length > 0)
    throw new Error(`The guide's edit "${name}" is refused:\n${errorReport(faults, files)}`)
  const { before, after } = textsOf(site, edit)
  return difference(before.split('\n'), after.split('\n')).join('\n')
}

const AROUND = 1

function difference(before: string[], after: string[]): string[] {
  let head = 0
  while (before[head] === after[head]) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  // A pure insertion also shows the changed line before it, as its comma is new, and nothing before.
  const isInsertion = head + tail === before.length
  if (isInsertion) tail -= 1
  const marked = (sign: string, lines: string[]) => lines.map((line) => `${sign} ${line}`)
  return [
    ...marked(' ', isInsertion ? [] : before.slice(Math.max(0, head - AROUND), head)),
    ...marked('-', before.slice(head, before.length - tail)),
    ...marked('+', after.slice(head, after.length - tail)),
    ...marked(' ', before.slice(before.length - tail, before.length - tail + AROUND)),
  ]
}
