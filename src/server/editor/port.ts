import type {
  Changes,
  EditorRefusal,
  Proposal,
  Proposals,
  SiteFiles,
  VersionChoice,
} from '../../desk/editor/contract'
import type { Member } from './proposalCommits'

/** A draft as it has arrived. */
export type SentDraft = { id: string; base: string; changes: Changes }

/** What a draft changes, and of which state of the site. */
export type DraftFiles = Omit<SentDraft, 'id'>

/** `unknown`: there is no such proposal, or none that is theirs. */
export type Outcome = 'done' | 'unknown' | EditorRefusal

/** Where proposals are kept and become the site. The git checkout of the server is one such place. */
export type ProposalPort = {
  /** The published site, as an editor's browser has it. */
  site(): Promise<SiteFiles>
  /**
   * A draft on top of the site as it is now. Refused as `moved` while it and the site have
   * changed one record and no choice says whose stands; choices are of the state `site`.
   */
  rebase(
    draft: DraftFiles,
    site: string | undefined,
    choices: readonly VersionChoice[],
  ): Promise<DraftFiles | EditorRefusal>
  /**
   * Takes a draft as a proposal, whole or not at all. The same id again is the same
   * proposal: as it was, or, sent by whoever made it, as it is now.
   */
  propose(draft: SentDraft, by: Member): Promise<Outcome>
  /** What one's own proposal changes, to go on from it. */
  draftOf(id: string, by: Member): Promise<DraftFiles | 'unknown'>
  /** What is proposed and what was published, as this member sees it. */
  list(who: Member): Promise<Omit<Proposals, 'canApprove'>>
  /** Begins to make a proposal the site; resolves once it has passed the gate and is being built. */
  approve(id: string, by: Member): Promise<Outcome>
  /** Takes a proposal back: one's own, or for a manager anyone's. */
  withdraw(id: string, by: Member, isManager: boolean): Promise<Outcome>
  /** Begins to take back what a published commit has changed. */
  undo(commit: string, by: Member): Promise<Outcome>
  /** Resolves when nothing is being built any more. */
  settled(): Promise<void>
}

export type ProposalState = Proposal['state']
