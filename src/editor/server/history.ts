import { siteFolders } from '../../server/releases/contentDigest.ts'

/** A file of a commit; `id` names its blob. */
export type Entry = { mode: string; id: string }

/** By path from the clinic's folder. */
export type CommitFiles = ReadonlyMap<string, Entry>

/** Commits of the site: in the server's checkout or a remote repository. */
export type History = {
  /** The published commit. */
  head(): Promise<string>
  /** Whether a commit was ever published. `commit`: an object id in hex. */
  isPublished(commit: string): Promise<boolean>
  /** The clinic's files of a commit. */
  filesOf(commit: string): Promise<CommitFiles>
  /** Blobs by id; rejects if one is missing. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
}

export const isOfSite = (file: string): boolean =>
  siteFolders.some((folder) => file.startsWith(`${folder}/`))

/** Files that the validator reads: the site and the files beside it. */
export const isListed = (file: string): boolean => isOfSite(file) || !file.includes('/')
