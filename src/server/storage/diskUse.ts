import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { DiskUse } from '../../shared/deskModel'

const TIMEOUT_MS = 60_000

/** Files and folders of each part; missing ones count nothing. */
export type DiskPlaces = Record<keyof Omit<DiskUse, 'free'>, readonly (string | undefined)[]>

/** Bytes that a clinic occupies, and that are free on the disk of its folder. */
export async function diskUse(root: string, places: DiskPlaces): Promise<DiskUse> {
  const [requests, repository, releases, backups] = await Promise.all(
    [places.requests, places.repository, places.releases, places.backups].map(sizeOf),
  )
  const { bavail, bsize } = await statfs(root)
  return { requests, repository, releases, backups, free: bavail * bsize }
}

/** Bytes on the disk, a file with several links once; undefined if there is nothing. */
function sizeOf(paths: readonly (string | undefined)[]): Promise<number | undefined> {
  const found = paths.filter((path) => path !== undefined && existsSync(path)) as string[]
  if (found.length === 0) return Promise.resolve(undefined)
  const args = ['-n', '19', 'du', '-sk', '--', ...found]
  return new Promise((resolve, reject) => {
    execFile('nice', args, { timeout: TIMEOUT_MS }, (error, out) => {
      // Files deleted during the count are an error, after which the rest is printed.
      if (out === '') reject(error)
      else resolve(1024 * out.split('\n').reduce((sum, line) => sum + Number(/^\d*/.exec(line)), 0))
    })
  })
}
