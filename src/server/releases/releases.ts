import { renameSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Replaces a folder by two renames, never partially. */
export function replaceFolder(from: string, to: string): void {
  const old = `${to}.old`
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(to, old)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  renameSync(from, to)
  forgetReplaced(to)
}

/** Removes the replaced folder, also after a kill. */
export function forgetReplaced(to: string): void {
  rmSync(`${to}.old`, { recursive: true, force: true })
}

/** A release is being replaced: retry shortly. */
export class UnstableFile extends Error {
  override name = 'Unsettled'
}

/** Milliseconds after the last write in which a file may be incomplete; longer for an empty one. */
const settling = { any: 100, empty: 1500 }

/** Whether the last write is old enough. */
export function isStable({ size, ctimeMs }: Stats): boolean {
  return Math.abs(Date.now() - ctimeMs) >= (size === 0 ? settling.empty : settling.any)
}

/** Attempts while files are replaced, and the pause between them in milliseconds. */
const again = { times: 40, ms: 50 }

/** Retries the work until its files are stable; rejects with UnstableFile in the end. */
export async function untilStable<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof UnstableFile) || time === again.times) throw error
      await wait(again.ms)
    }
  }
}

/** The last file a build writes. */
const witness = '_headers'

/**
 * A value made from the release in `dist`, made again after each release. Keeps the last value
 * during a replacement and after an error, which is printed once and retried at each call.
 */
export function onRelease<T>(dist: string, make: () => T): () => T {
  // A new inode per build; times alone can be equal.
  const version = () => {
    const stats = statSync(join(dist, witness), { throwIfNoEntry: false })
    return stats && `${stats.ino} ${stats.mtimeMs}`
  }
  let known = version()
  let made = make()
  let reported = known
  return () => {
    const now = version()
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
