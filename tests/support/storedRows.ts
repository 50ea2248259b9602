import { databasePlace } from '../../src/server/storage/database.ts'
import { createStore } from '../../src/server/storage/store.ts'
import type { Receipt } from '../../src/shared/publicRoutes.ts'
import { must } from '../soak/proof.ts'

/** The requests in a clinic's store, read without its server. */
export async function storedRows(root: string, env: NodeJS.ProcessEnv = {}) {
  const store = createStore(databasePlace(root, env))
  try {
    return await store.list()
  } finally {
    await store.close()
  }
}

type Rows = Awaited<ReturnType<typeof storedRows>>

/** Throws unless the store has every acknowledged request once, with its name. */
export function mustHold(rows: Rows, acknowledged: ReadonlyMap<string, Receipt>): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lost = [...acknowledged].filter(([name, { id, reference }]) => {
    const row = byId.get(id)
    return row?.name !== name || row.reference !== reference
  })
  must(lost.length === 0, `${lost.length} acknowledged requests are lost: ${lost[0]?.[0]} …`)
  const names = new Set(rows.map(({ name }) => name))
  must(names.size === rows.length, `${rows.length - names.size} requests are stored twice`)
}
