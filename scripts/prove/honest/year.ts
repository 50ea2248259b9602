import type { Draft } from './draft.ts'
import type { HonestEdit } from './edit.ts'
import { someEdit } from './generated/index.ts'
import type { Random } from './generated/random.ts'
import { writtenEdits } from './written/index.ts'

/**
 * Edits one after the other, each on what the ones before have left: as many as the gate
 * accepts among so many. Written and generated ones take turns.
 */
export function aYear(draft: Draft, edits: number, random: Random): HonestEdit[] {
  draft.reset()
  const year: HonestEdit[] = []
  for (let turn = 0; turn < edits; turn += 1) {
    const edit = turn % 2 === 0 ? random.oneOf(writtenEdits) : someEdit(draft, random)
    if (draft.attempt(edit[1]).length === 0) year.push(edit)
  }
  return year
}

/** All written edits, in as few groups as the gate accepts of edits that follow one another. */
export function writtenGroups(draft: Draft, size: number): HonestEdit[][] {
  const groups: HonestEdit[][] = []
  let left = [...writtenEdits]
  while (left.length > 0) {
    draft.reset()
    const group: HonestEdit[] = []
    for (const edit of left)
      if (group.length < size && draft.attempt(edit[1]).length === 0) group.push(edit)
    groups.push(group)
    left = left.filter((edit) => !group.includes(edit))
  }
  return groups
}
