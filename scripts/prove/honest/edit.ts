import type { ContentFiles } from '../../../src/content/types.gen.ts'
import type { Draft } from './draft.ts'

/**
 * What an editor may do: in words, to follow "an editor who", and done to a draft of any
 * clinic. Where a clinic has nothing to do it to, the draft stays as it was.
 */
export type HonestEdit = [does: string, edit: (draft: Draft) => void]

/** An edit of the value of one content file. */
export const change =
  <Name extends keyof ContentFiles>(name: Name, edit: (value: ContentFiles[Name]) => unknown) =>
  (draft: Draft): void =>
    draft.change(name, edit)

/** Copies of the first record, with codes of their own, until the list has so many; or its first so many. */
export function resize<Item extends { id: string }>(list: Item[], count: number): void {
  const [first] = list
  list.splice(count)
  while (first && list.length < count) list.push({ ...first, id: freshId(list, first.id) })
}

/** A code that no record of the list has yet. */
export function freshId(list: readonly { id: string }[], wanted: string): string {
  const taken = new Set(list.map(({ id }) => id))
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}
