import { mkdirSync } from 'node:fs'
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

/** A copy of the database: its file, and when it was made (milliseconds since 1970, as its name says). */
export type Copy = { file: string; at: number }

const named = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/
const unfinished = /^requests-.*\.db\.part(?:-journal)?$/
/** Whoever has not written to a copy for so long is not writing it any more: milliseconds. */
const abandoned = 60 * 60_000

/** BACKUP_DIR, from the clinic's folder on. Throws for one that the site would publish. */
export function backupFolder(root: string, written: string): string {
  const folder = resolve(root, written)
  if (relative(join(root, 'dist'), folder).startsWith('..')) return folder
  throw new Error('BACKUP_DIR must not be below dist/: the site shows what is there.')
}

/** What the copy of a moment is called: `requests-2026-11-22T16-00-00.db`, UTC. */
const nameAt = (at: number): string =>
  `requests-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.db`

/** The copies in a folder, the newest first; none where there is no folder. */
export async function listCopies(folder: string): Promise<Copy[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = named.exec(name) ?? []
      const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
      return Number.isNaN(at) ? [] : [{ file: join(folder, name), at }]
    })
    .toSorted((a, b) => b.at - a.at)
}

/**
 * Makes the copy of a moment, for this account alone and whole or not at all: `write` fills
 * an empty file, which gets its name when it is on the disk. Resolves to undefined when
 * another process has made it, or is about to.
 */
export async function makeCopy(
  folder: string,
  at: number,
  write: (file: string) => Promise<void>,
): Promise<Copy | undefined> {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) await chmod(folder, 0o700)
  const file = join(folder, nameAt(at))
  if ((await listCopies(folder)).some((copy) => copy.file === file)) return undefined
  const part = `${file}.part`
  const begun = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!begun) return undefined
  await begun.close()
  try {
    await write(part)
    await settle(part)
    await rename(part, file)
    await settle(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { file, at }
}

/** On the disk, and not in its memory alone. */
async function settle(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/**
 * Deletes copies that are further than `ms` from `now`, to either side (a clock that was
 * ahead has dated some), and what a process that was killed has left of one. The newest
 * stays: there may be no better one.
 */
export async function removeOldCopies(folder: string, now: number, ms: number): Promise<void> {
  const [, ...others] = await listCopies(folder)
  for (const { file, at } of others) if (Math.abs(now - at) > ms) await rm(file, { force: true })
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => unfinished.test(each))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > abandoned) await rm(join(folder, name), { force: true })
  }
}
