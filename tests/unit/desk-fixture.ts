import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { databasePlace } from '../../src/server/database'
import { createStore } from '../../src/server/store'
import { clinicFolder, filled, stillClock } from './server-fixture'

export const intake = { source: 'json', unlisted: false } as const

/** A folder with the file that the server before the desk has written: twelve requests, three of them done. */
export function oldFolder(): string {
  const root = clinicFolder()
  mkdirSync(join(root, '.data'))
  const old = join(import.meta.dirname, 'old-stores/third-version.db')
  copyFileSync(old, join(root, '.data/requests.db'))
  return root
}

/** A store with its own clock, closed after the test. */
export function openStore(root = clinicFolder(), clock = stillClock()) {
  const store = createStore(databasePlace(root, {}), { now: clock.now })
  onTestFinished(() => store.close())
  return { root, clock, store }
}

/** The same with a receptionist and one request. */
export async function openDeskStore(root?: string) {
  const opened = openStore(root)
  const { store } = opened
  await store.desk.invite('Ayşe', 'reception')
  const [staff] = await store.desk.staff()
  const added = await store.add(filled, intake)
  if (!staff || added.kind !== 'stored') throw new Error('nothing was stored')
  return { ...opened, desk: store.desk, staffId: staff.id, reference: added.receipt.reference }
}
