import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The last file a build writes: a new one says that the site is another. */
const witness = '_headers'

/**
 * What is made of the site in `dist`, made again when a build has replaced it. What was
 * made last stays while it is being replaced, and where it cannot be made again.
 */
export function followBuild<T>(dist: string, make: () => T): () => T {
  // Each build makes a new file; times alone can be the same.
  const version = () => {
    const stats = statSync(join(dist, witness), { throwIfNoEntry: false })
    return stats && `${stats.ino} ${stats.mtimeMs}`
  }
  let known = version()
  let made = make()
  return () => {
    const now = version()
    if (now === known || now === undefined) return made
    known = now
    try {
      made = make()
    } catch (error) {
      console.error(`The site has changed, and what it was before is kept: ${error}`)
    }
    return made
  }
}
