import type { Clock } from '../../base/clock'
import { faultCode, type Log } from '../../base/requestLog'
import { createRounds } from '../../base/rounds'
import type { RequestStore } from '../store'
import { makeCopy, removeOldCopies } from './copies'

/** Retry delay after a failed or unfinished backup, in milliseconds. */
const patience = 5 * 60_000
const day = 24 * 60 * 60_000

/** BACKUP_DIR, BACKUP_EVERY, BACKUP_DAYS. */
export type BackupSettings = {
  /** Absolute, or from the clinic's folder. */
  folder: string
  everyMs: number
  /** Age limit of backups, which contain requests deleted since. */
  days: number
}

export type BackupOptions = Pick<BackupSettings, 'everyMs'> & {
  /** Age limit by the published content. */
  days(): number
  store: Pick<RequestStore, 'copyTo'>
  /** Absolute. */
  folder: string
  clock: Clock
  log: Log
}

/**
 * Backs the database up at start and every `everyMs`, once for all processes, and deletes backups
 * older than `days`.
 */
export function createBackups(options: BackupOptions) {
  const { store, folder, everyMs, days, clock, log } = options
  const logFailure = (error: unknown) =>
    log({ event: 'backup', outcome: 'failed', cause: faultCode(error) })

  const rounds = createRounds(clock, async () => {
    const now = clock.now()
    const slot = now - (now % everyMs)
    let pause = Math.min(patience, everyMs)
    try {
      const { outcome } = await makeCopy(folder, slot, store.copyTo)
      log({ event: 'backup', outcome })
      if (outcome !== 'part') pause = slot + everyMs - now
    } catch (error) {
      logFailure(error)
    }
    await removeOldCopies(folder, now, days() * day).catch(logFailure)
    return pause
  })

  return { start: () => void rounds.next(0), stop: rounds.stop }
}
