import type { Proposal } from '../../contract/contract'
import { callSite } from '../callEditor'
import { draftFromFiles } from '../draft/changes'
import type { EditorDraft } from '../draft/useDraft'
import { fileOf, partOf } from '../subjects'
import { texts } from '../text'

/** The open proposals that change a subject. */
export const waitingOn = (subject: string, open: readonly Proposal[]): Proposal[] =>
  open.filter(({ change }) =>
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

/** Opens one's own proposal as the draft. Resolves to why not, or ''. */
export async function continueProposal(draft: EditorDraft, id: string): Promise<string> {
  const { isEmpty, revision } = draft
  if (!isEmpty) return texts.proposals.draftFirst
  const files = await callSite('GET /editor/proposals/:id/draft', { id }).catch(() => undefined)
  if (!files) return texts.refusals.other
  const isTaken = draft.replaceDraft(draftFromFiles(files, id), revision)
  return isTaken ? '' : texts.proposals.draftFirst
}
