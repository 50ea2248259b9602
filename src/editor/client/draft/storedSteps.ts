import type { Step, StoredDraft } from './draftState'

/** A text as it differs from another: the lengths of what both begin and end with, and the rest. */
type Difference = readonly [start: number, end: number, text: string]

/** A step without the texts that follow from the draft and the later steps. */
export type StoredStep = Pick<Step, 'file' | 'isJoined'> & {
  after: Difference
  before: Difference
}

function differenceOf(base: string, text: string): Difference {
  if (base === text) return [text.length, 0, '']
  const most = Math.min(base.length, text.length)
  let start = 0
  while (start < most && base[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && base.at(-1 - end) === text.at(-1 - end)) end += 1
  return [start, end, text.slice(start, text.length - end)]
}

const applied = (base: string, [start, end, text]: Difference) =>
  base.slice(0, start) + text + base.slice(base.length - end)

/** Steps are immutable, and each keystroke stores all of them. */
const known = new WeakMap<Step, Difference>()

/** Steps for storage: a hundred whole files would be written with every keystroke. */
export function storedSteps(steps: readonly Step[], { texts }: Pick<StoredDraft, 'texts'>) {
  const later = new Map(Object.entries(texts))
  const stored: StoredStep[] = []
  for (const step of steps.toReversed()) {
    const { file, before, after, isJoined } = step
    const change = known.get(step) ?? differenceOf(after, before)
    known.set(step, change)
    stored.unshift({
      file,
      isJoined,
      after: differenceOf(later.get(file) ?? '', after),
      before: change,
    })
    later.set(file, before)
  }
  return stored
}

/** The inverse of `storedSteps`. */
export function stepsIn(stored: readonly StoredStep[], { texts }: Pick<StoredDraft, 'texts'>) {
  const later = new Map(Object.entries(texts))
  const steps: Step[] = []
  for (const { file, isJoined, ...differs } of stored.toReversed()) {
    const after = applied(later.get(file) ?? '', differs.after)
    const before = applied(after, differs.before)
    steps.unshift({ file, before, after, isJoined })
    later.set(file, before)
  }
  return steps
}
