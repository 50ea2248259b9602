import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of a site in its clinic's folder. */
export const siteFolders = ['content', 'locales', 'public']

/** The blob id that git gives to a content. */
export const blobId = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** Identifies a site by the blob ids of its files, in hex; `path`: from the clinic's folder. */
export function contentDigest(files: readonly { path: string; id: string }[]): string {
  const lines = files.map(({ path, id }) => `${path}\0${id}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** The digest of a folder; equal to that of the commit checked out into it. */
export function folderDigest(clinicDir: string): string {
  const filesBelow = (path: string): { path: string; id: string }[] => {
    const file = join(clinicDir, path)
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats?.isDirectory())
      return readdirSync(file).flatMap((name) => filesBelow(`${path}/${name}`))
    return stats?.isFile() ? [{ path, id: blobId(readFileSync(file)) }] : []
  }
  return contentDigest(siteFolders.flatMap(filesBelow))
}
