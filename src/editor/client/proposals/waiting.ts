import type { Proposal } from '../../contract/contract'
import { fileOf, partOf } from '../subjects'

/** The open proposals that change a subject. */
export const waitingOn = (subject: string, open: readonly Proposal[]): Proposal[] =>
  open.filter(
    ({ change, state }) =>
      state !== 'returned' &&
      change.files.some(
        ({ file, changes }) =>
          file === fileOf(subject) &&
          (partOf(subject) === undefined ||
            changes.some(({ path }) => path?.[0] === partOf(subject))),
      ),
  )

/** The URLs of pictures as they are with an open proposal. */
export const picturesOf = (id: string) => (name: string) =>
  `/yonetim/api/editor/proposals/${id}/picture?name=${encodeURIComponent(name)}`
