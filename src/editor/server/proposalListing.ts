import { LRUCache } from 'lru-cache'
import { timestamp } from '../../server/base/clock'
import { limits } from '../../server/base/limits'
import type { Proposal, ProposalState } from '../contract/contract'
import type { DraftRules } from './draftRules'
import type { Member, ProposalCommit } from './proposalCommits'
import { StorageError } from './storageError'

/** Milliseconds until a proposal whose check failed is checked again. */
const RECHECK_MS = 10 * 60_000

/** When a deleted proposal can no longer be restored. */
export const endOf = ({ at }: { at: string }): number => Date.parse(at) + limits.ms.deletedProposal

/** A proposal for an account's list; one whose check fails does not hide the others. */
export function createListing(rules: DraftRules) {
  /** Times of failed checks by commit. */
  const failed = new LRUCache<string, number>({ max: 100 })

  return async function listed<Kept extends ProposalCommit>(
    proposal: Kept,
    stateOf: (proposal: Kept) => Promise<ProposalState>,
    who: Member,
  ): Promise<Proposal> {
    const { id, tip, by, at, version, returned, deleted, corrected } = proposal
    const own = by.staffId === who.staffId
    const decided = {
      ...(corrected && { corrected }),
      ...(returned && { returned }),
      ...(deleted && { deleted: { by: deleted.by, until: timestamp(endOf(deleted)) } }),
    }
    const state = deleted ? 'deleted' : returned ? 'returned' : undefined
    try {
      if (Date.now() - (failed.get(tip) ?? 0) >= RECHECK_MS)
        return {
          ...(await rules.listed({ ...proposal, state: state ?? (await stateOf(proposal)) }, who)),
          ...decided,
        }
    } catch (error) {
      const isOfAll = error instanceof StorageError && error.code !== 'unchecked'
      if (isOfAll) throw error
      console.error(`The check of proposal ${id} failed:`, error)
      failed.set(tip, Date.now())
    }
    const change = { files: [], media: [], pages: [], languages: [] }
    const proposed = { id, by: by.name, own, at, version, change, records: [] }
    return { ...proposed, state: state ?? 'unchecked', ...decided }
  }
}
