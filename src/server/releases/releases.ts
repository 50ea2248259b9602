import { statSync } from 'node:fs'
import { join } from 'node:path'
import { linkedRelease } from './releaseFolder'

/** The last file that a copied site receives. */
const witness = '_headers'

/**
 * Changes with each release: the id in the link, or the inode of a copied site's witness.
 * Undefined, as if there were no new release, if `dist` is unreadable.
 */
function versionOf(dist: string): string | undefined {
  try {
    const release = linkedRelease(dist)
    if (release) return release
    const { ino, mtimeMs } = statSync(join(dist, witness))
    return `${ino} ${mtimeMs}`
  } catch {
    return undefined
  }
}

/**
 * A value made from the release in `dist`, made again after each release. Keeps the last value
 * while `dist` is unreadable and after an error, which is printed once and retried at each call.
 * `unreadable`: the value until the first can be read; its other errors are thrown.
 */
export function onRelease<T>(dist: string, make: () => T, unreadable?: T): () => T {
  let known = versionOf(dist)
  let reported = known
  let made = first()

  function first(): T {
    try {
      return make()
    } catch (error) {
      const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined
      if (unreadable === undefined || !isOfSystem) throw error
      console.error(`The release cannot be read: ${error}`)
      known = undefined
      return unreadable
    }
  }

  return () => {
    const now = versionOf(dist)
    if (now === known || now === undefined) return made
    try {
      made = make()
      known = now
    } catch (error) {
      if (now !== reported)
        console.error(`The new release cannot be read; the previous one is still served: ${error}`)
      reported = now
    }
    return made
  }
}
