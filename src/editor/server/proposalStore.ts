import type { FileTree } from '../../validation/types'
import type {
  EditorRefusal,
  Findings,
  Proposals,
  SiteChange,
  SiteFiles,
  StorageTrouble,
  VersionChoice,
} from '../contract/contract'
import type { Changes } from '../contract/validatorMessages'
import type { Member } from './proposalCommits'

/** A received draft. */
export type SentDraft = { id: string; base: string; changes: Changes }

export type DraftFiles = Omit<SentDraft, 'id'>

/** `unknown`: no such proposal, or another account's. */
export type Outcome = 'done' | 'unknown' | EditorRefusal

/** Keeps and publishes proposals: a git checkout or GitHub. */
export type ProposalStore = {
  site(): Promise<SiteFiles>
  /**
   * Rebases a draft onto the published site. Refused as `moved` on conflicts without a choice;
   * choices apply to the state `site`.
   */
  rebase(
    draft: DraftFiles,
    site: string | undefined,
    choices: readonly VersionChoice[],
  ): Promise<DraftFiles | EditorRefusal>
  /** Creates a proposal atomically. Idempotent by id; the author's repeated request updates it. */
  propose(draft: SentDraft, by: Member): Promise<Outcome>
  /** The draft of one's own proposal. */
  draftOf(id: string, by: Member): Promise<DraftFiles | 'unknown'>
  /** Proposals and publications for this account. */
  list(who: Member): Promise<Omit<Proposals, 'canApprove'>>
  /** Starts a publication; resolves when the proposal is valid and the build runs. */
  approve(id: string, by: Member): Promise<Outcome>
  /** Withdraws one's own proposal; a manager may withdraw any. */
  withdraw(id: string, by: Member, isManager: boolean): Promise<Outcome>
  /** Starts to undo a publication. */
  undo(commit: string, by: Member): Promise<Outcome>
  /** Resolves when no build runs. */
  settled(): Promise<void>
}

/** The proposal store is unavailable; `cause` has details for the operator, no secret. */
export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly code: StorageTrouble,
    options: {
      /** Seconds. */
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.retryAfter = options.retryAfter
  }
  readonly retryAfter: number | undefined
}

/** Validator and build for the editor's server, passed by `scripts/serve.ts`. */
export type SiteTools = {
  /** The site for the editor's browser; `base` names its commit. */
  filesOf(tree: FileTree, base: string): SiteFiles
  /** Validates a site. */
  check(tree: FileTree): Findings
  /** The change report in the clinic's language. */
  compare(before: FileTree, after: FileTree): SiteChange
  /** Builds a clinic into its `dist/` and `.desk/`; resolves to false on failure. */
  build(folder: string): Promise<boolean>
}

/** Content, pictures, texts of a language. */
const WRITABLE = [
  /^content\/[a-z][a-z-]*\.json$/,
  /^content\/media\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][\w-]*\.(?:jpe?g|png|webp|avif|svg|mp4|woff2)$/,
  /^locales\/[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*\/(?:content\/)?[A-Za-z][\w-]*\.json$/,
]

/** Whether a draft may write a path. */
export const isWritable = (file: string): boolean => WRITABLE.some((form) => form.test(file))

/** Runs work serially: writers must not interleave. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}
