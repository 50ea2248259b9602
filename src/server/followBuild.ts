import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The last file a build writes: a new one says that the site is another. */
const witness = '_headers'

/**
 * What is made of the site in `dist`, made again when a build has replaced it. What was
 * made last stays while it is being replaced, and where it cannot be made again: that is
 * told once, and tried at each call, because a file that was read half-written may be
 * finished within the same tick of the clock.
 */
export function followBuild<T>(dist: string, make: () => T): () => T {
  // Each build makes a new file; times alone can be the same.
  const version = () => {
    const stats = statSync(join(dist, witness), { throwIfNoEntry: false })
    return stats && `${stats.ino} ${stats.mtimeMs}`
  }
  let known = version()
  let made = make()
  let told = known
  return () => {
    const now = version()
    if (now === known || now === undefined) return made
    try {
      made = make()
      known = now
    } catch (error) {
      if (now !== told)
        console.error(`The site has changed, and what it was before is kept: ${error}`)
      told = now
    }
    return made
  }
}
