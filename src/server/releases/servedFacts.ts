import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsFormat, readFacts, type SiteFacts } from '../../content/loading/clinicFacts'
import { factsFile, openReleases } from './releaseFolder'

/**
 * The facts that the publication wrote into the served release. Of a release of another format, and
 * where no release is served, as in development, they are read from the clinic's files. Throws if
 * these are needed and cannot be read.
 */
export function servedFacts(root: string): SiteFacts {
  const releases = openReleases(root)
  const released = factsIn(releases.folderOf(releases.current() ?? ''))
  return released?.[0].format === factsFormat ? released : readFacts(root)
}

/** The facts in a release's folder. */
function factsIn(folder: string): SiteFacts | undefined {
  const file = join(folder, factsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whether this server knows the format of a release's facts. */
export const isReadable = (folder: string): boolean =>
  (factsIn(folder)?.[0].format ?? 1) <= factsFormat

/** Why the clinic's files cannot be read, although a release is served that needs none of them. */
export function contentFault(root: string): unknown {
  if (!openReleases(root).current()) return undefined
  try {
    readFacts(root)
    return undefined
  } catch (error) {
    return error
  }
}
