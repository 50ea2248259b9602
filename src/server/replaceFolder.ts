import { renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in another's place, by two renames; nothing is ever half there. */
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

/** Removes what was replaced; it lies there still where the replacement was killed. */
export function forgetReplaced(to: string): void {
  rmSync(`${to}.old`, { recursive: true, force: true })
}
