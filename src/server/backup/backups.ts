import type { Clock } from '../clock'
import type { Log } from '../requestLog'
import type { RequestStore } from '../store'
import { StoreUnavailable } from '../store/storeUnavailable'
import { makeCopy, removeOldCopies } from './copies'

/** How soon a copy that failed is tried again, in milliseconds. */
const patience = 5 * 60_000
const day = 24 * 60 * 60_000

/** BACKUP_DIR, BACKUP_EVERY, BACKUP_DAYS. */
export type BackupSettings = {
  /** Absolute, or from the clinic's folder. */
  folder: string
  everyMs: number
  /** How long a copy is kept, and with it who was deleted since. */
  days: number
}

export type BackupOptions = Pick<BackupSettings, 'everyMs'> & {
  /** How long a copy is kept, as the clinic has it now. */
  days(): number
  store: Pick<RequestStore, 'copyTo'>
  /** Absolute. */
  folder: string
  /** Where in each `everyMs` it copies, from 0 to 1: many clinics do it one after the other. */
  apart?: number
  clock: Clock
  log: Log
}

/**
 * Copies the database into a folder: when the server starts and at each full `everyMs`, once,
 * whichever process does it, and deletes the copies that are older than `days`.
 */
export function createBackups(options: BackupOptions) {
  const { store, folder, everyMs, days, apart = 0, clock, log } = options
  // Names of copies are to the second.
  const offset = 1000 * Math.floor((apart * everyMs) / 1000)
  let cancel = () => {}
  let stopped = false
  let round: Promise<void> | undefined

  async function copy(): Promise<void> {
    const now = clock.now()
    const slot = now - ((now - offset) % everyMs)
    let next = slot + everyMs - now
    try {
      const made = await makeCopy(folder, slot, store.copyTo)
      log({ event: 'backup', outcome: made ? 'done' : 'found' })
    } catch (error) {
      log({ event: 'backup', outcome: 'failed', cause: causeOf(error) })
      next = Math.min(patience, everyMs)
    }
    await removeOldCopies(folder, now, days() * day).catch((error: unknown) =>
      log({ event: 'backup', outcome: 'failed', cause: causeOf(error) }),
    )
    if (!stopped) cancel = clock.after(next, begin)
  }

  function begin(): void {
    round = copy()
  }

  return {
    start: begin,
    /** Resolves when no copy is being written any more. */
    async stop(): Promise<void> {
      stopped = true
      cancel()
      await round
    },
  }
}

/** The code of the database or the disk, without any of their words. */
function causeOf(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : 'UNKNOWN'
}
