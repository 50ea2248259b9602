import { keysOf, valueAt } from '../../../shared/recordKeys'
import type { FileName, Path, Proposal } from '../../contract/contract'
import { fileOf, partOf } from '../subjects'

/** The open proposals that change a subject. */
export const waitingOn = (subject: string, open: readonly Proposal[]): Proposal[] =>
  open.filter(
    ({ records, state }) =>
      state !== 'returned' &&
      records.some(
        ({ file, keys }) =>
          file === fileOf(subject) &&
          (partOf(subject) === undefined || partOf(subject) === keys[0]),
      ),
  )

/**
 * Finds the own proposal that waits with the record at a path of the draft's file, `orInside` also
 * one with a record in it. Records that the draft changes too stay open: their conflict is decided
 * later.
 */
export function waitingAt(
  waiting: readonly Proposal[],
  file: FileName,
  { drafted, published }: { drafted: unknown; published: unknown },
): (path: Path, orInside?: boolean) => Proposal | undefined {
  const textAt = (value: unknown, keys: readonly string[]) => JSON.stringify(valueAt(value, keys))
  const held = waiting.flatMap((proposal) =>
    proposal.records
      .filter((each) => proposal.own && each.file === file && each.kind === 'value')
      .filter(({ keys }) => textAt(drafted, keys) === textAt(published, keys))
      .map(({ keys }) => ({ keys, proposal })),
  )
  return (path, orInside) => {
    const own = keysOf(drafted, path)
    const isAround = (outer: readonly string[], inner: readonly string[]) =>
      outer.every((key, at) => key === inner[at])
    return held.find(({ keys }) => isAround(keys, own) || (orInside && isAround(own, keys)))
      ?.proposal
  }
}

/** The URLs of pictures as they are with an open proposal. */
export const picturesOf = (id: string) => (name: string) =>
  `/yonetim/api/editor/proposals/${id}/picture?name=${encodeURIComponent(name)}`
