import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A published page, by its path in `ReleaseFile`. */
export type ReleasedPage = {
  /** Digest of everything that the page is made of: equal for equal pages. */
  key: string
  /** Paths below the site, without compressed siblings. */
  files: readonly string[]
  /** The records it shows as `<file>/<id>`. */
  records: readonly string[]
  /** Hash sources of its style sheets. */
  styles: readonly string[]
}

/** What a release is made of. */
export type ReleaseFile = {
  /** Hash of the engine. */
  engine: string
  /** Digest of the site's files (`folderDigest`). */
  content: string
  pages: Readonly<Record<string, ReleasedPage>>
}

const name = 'release.json'

/** Writes the file of a release into its folder. */
export const writeReleaseFile = (folder: string, file: ReleaseFile): void =>
  writeFileSync(join(folder, name), `${JSON.stringify(file, null, 1)}\n`)

/** A release's file; undefined if it is missing or unreadable, and all pages are rendered. */
export function readReleaseFile(folder: string): ReleaseFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'))
  } catch {
    return undefined
  }
}
