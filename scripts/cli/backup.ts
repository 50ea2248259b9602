import { readSettings } from '../../src/server/http/settings.ts'
import { backupFolder, listCopies, makeCopy } from '../../src/server/storage/backup/copies.ts'
import { databasePlace, restoreCopy } from '../../src/server/storage/database.ts'
import { createStore } from '../../src/server/storage/store.ts'
import { StoreUnavailable } from '../../src/server/storage/storeUnavailable.ts'
import { clinicDir } from '../publish/paths.ts'
import { callersFile, fail } from './terminal.ts'

/**
 * `npm run backup`: backs the database up to BACKUP_DIR beside a running server; `-- list` lists
 * backups; `-- restore FILE` restores one with servers stopped and prints what it lacks. Reads
 * DATA_DIR and DATABASE_URL. Exit code 1 on failure.
 */
const usage = 'npm run backup [-- list | -- restore FILE]'

async function run([command, argument, ...rest]: string[]): Promise<string> {
  const { file } = databasePlace(clinicDir)
  if (file === undefined) throw new Error('DATABASE_URL is a PostgreSQL server: see pg_basebackup.')
  if (command === 'restore' && argument !== undefined && rest.length === 0)
    return restore(callersFile(argument), file)
  const { backups } = readSettings(process.env)
  if (!backups) throw new Error('BACKUP_DIR, the folder of the copies, is not set.')
  const folder = backupFolder(clinicDir, backups.folder)
  if (command === undefined) return copyNow(folder)
  if (command !== 'list' || argument !== undefined) throw new Error(usage)
  const copies = await listCopies(folder)
  return copies.map((copy) => copy.file).join('\n') || `There is no copy in ${folder}.`
}

async function copyNow(folder: string): Promise<string> {
  const store = createStore(databasePlace(clinicDir))
  try {
    const { file, outcome } = await makeCopy(folder, Date.now(), store.copyTo)
    if (outcome === 'part') throw new Error('Another process is writing this copy.')
    return file
  } finally {
    await store.close()
  }
}

async function restore(copy: string, file: string): Promise<string> {
  const suffix = `before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  const { requests, later, removed, aside } = await restoreCopy(copy, file, suffix)
  const list = (references: string[]) => (references.length > 0 ? `: ${references.join(' ')}` : '.')
  return [
    `${file} has ${requests} requests now, as ${copy} has.`,
    later
      ? `Requests received after the copy are not there: ${later.length}${list(later)}`
      : 'Requests received after the copy are unknown: the previous file could not be read.',
    removed
      ? `Requests deleted after the copy were not brought back: ${removed.length}${list(removed)}`
      : 'Requests that the desk deleted after the copy are there again: delete them once more.',
    ...(aside
      ? [`The previous file, with patients in it, is ${aside} now: delete it when done.`]
      : []),
    'All sessions have ended; the accounts are those of the copy: npm run staff.',
  ].join('\n')
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  const isInUse = Object(error).code === 'IN_USE'
  const sentence = isInUse ? 'A server has the file open: stop it first.' : undefined
  const outage = error instanceof StoreUnavailable ? `No copy was made (${error.code}).` : undefined
  fail(sentence ?? outage ?? error)
})
