/** A file of a commit: its content by git's name of it. */
export type Entry = { mode: string; id: string }

/** The clinic's files in a commit, by their paths from the clinic's folder. */
export type CommitFiles = ReadonlyMap<string, Entry>

/** Where the states of the site are kept: the server's own checkout, or a repository elsewhere. */
export type History = {
  /** The commit that is published. */
  head(): Promise<string>
  /** Whether a commit is part of what was ever published. */
  isPublished(commit: string): Promise<boolean>
  /** What a commit holds of the clinic. */
  filesOf(commit: string): Promise<CommitFiles>
  /** The bytes of blobs, by their names; rejects when one is missing. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
}

const KEPT = /^(?:content|locales|public)\//

/** Whether a file is part of the clinic's site. */
export const isOfSite = (file: string): boolean => KEPT.test(file)

/** Whether the gate asks about a file: all of the site, and what lies beside it. */
export const isListed = (file: string): boolean => isOfSite(file) || !file.includes('/')
