import type { DraftRules, SentDraft } from './draftRules'
import type { Member, ProposalCommit } from './proposalCommits'
import { isSame } from './rebase'

/** Whether an account may open a proposal as its draft: a manager corrects those that wait. */
export const mayEdit = (
  { by, returned, deleted }: ProposalCommit,
  who: Member,
  isManager: boolean,
): boolean => by.staffId === who.staffId || (isManager && !returned && !deleted)

/** Whether a draft would overwrite a version of its proposal that its account has not seen. */
export const isOutdated = ({ version }: SentDraft, found: ProposalCommit): boolean =>
  version ? version !== found.version : found.corrected !== undefined || found.isContinued === true

/** Whether a proposal has the content of a draft already, as after a request whose answer was lost. */
export async function hasContentOf(
  rules: DraftRules,
  draft: SentDraft,
  found: ProposalCommit,
): Promise<boolean> {
  const { base, changes } = await rules.draftOf(found)
  const isEqual = [...draft.changes].every(([file, bytes]) =>
    isSame(bytes, changes.get(file) ?? null),
  )
  return isEqual && base === draft.base && changes.size === draft.changes.size
}
