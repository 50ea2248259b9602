import { mkdirSync } from 'node:fs'
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

/** A backup: file and time (milliseconds since 1970, from its name). */
export type Copy = { file: string; at: number }

const named = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/
const unfinished = /^requests-.*\.db\.part$/
/** Milliseconds without a write after which a partial backup's process has ended. */
const silence = 5 * 60_000

/** BACKUP_DIR, relative to the clinic's folder. Throws for a published folder. */
export function backupFolder(root: string, written: string): string {
  const folder = resolve(root, written)
  if (relative(join(root, 'dist'), folder).startsWith('..')) return folder
  throw new Error('BACKUP_DIR must not be below dist/: the site shows what is there.')
}

/** File name: `requests-2026-11-22T16-00-00.db`, UTC. */
const nameAt = (at: number): string =>
  `requests-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.db`

/** Backups in a folder, newest first. */
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

/** `found`: made by another process; `part`: incomplete, still being written or left by a killed one. */
type Made = Copy & { outcome: 'done' | 'found' | 'part' }

/**
 * Creates a backup atomically, private to this account: `write` fills and checks a temporary file.
 */
export async function makeCopy(
  folder: string,
  at: number,
  write: (file: string) => Promise<void>,
): Promise<Made> {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) await chmod(folder, 0o700)
  await removeAbandoned(folder)
  const file = join(folder, nameAt(at))
  if ((await listCopies(folder)).some((copy) => copy.file === file))
    return { file, at, outcome: 'found' }
  const part = `${file}.part`
  const begun = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!begun) return { file, at, outcome: 'part' }
  await begun.close()
  try {
    await write(part)
    await flush(part)
    await rename(part, file)
    await flush(folder)
  } catch (error) {
    await removePart(part)
    throw error
  }
  return { file, at, outcome: 'done' }
}

/** The journal first: SQLite would apply it to the next file of that name. */
async function removePart(part: string): Promise<void> {
  for (const file of [`${part}-journal`, part]) await rm(file, { force: true })
}

/** Deletes what killed processes left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => unfinished.test(each))) {
    const part = join(folder, name)
    // It may have been completed in the meantime.
    const writtenAt = (await stat(part).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - writtenAt > silence) await removePart(part)
  }
}

/** Flushes a file or folder to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Deletes backups more than `ms` from `now` on either side (clock jumps). Keeps the newest. */
export async function removeOldCopies(folder: string, now: number, ms: number): Promise<void> {
  const [, ...others] = await listCopies(folder)
  for (const { file, at } of others) if (Math.abs(now - at) > ms) await rm(file, { force: true })
}
