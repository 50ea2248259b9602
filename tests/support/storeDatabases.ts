import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type DatabasePlace, databasePlace, openDatabase } from '../../src/server/storage/database'
import { createStore, type StoreOptions } from '../../src/server/storage/store'
import { findPostgres, type Postgres, startPostgres } from './postgres'
import { clinicFolder } from './serverFixture'

/** A kind of database, and how a test gets an empty one of it. */
type Kind = { name: string; place(): Promise<DatabasePlace> }

const sqlite: Kind = {
  name: 'an SQLite file',
  place: async () => databasePlace(clinicFolder(), {}),
}

/** TEST_DATABASES=sqlite leaves PostgreSQL out, as `npm test` does. */
export const isPostgresHere =
  process.env.TEST_DATABASES !== 'sqlite' && findPostgres() !== undefined

/** A PostgreSQL server for all tests of a file; nothing that it keeps outlives them. */
export function postgresForThisFile(): () => Postgres {
  let server: Postgres | undefined
  beforeAll(async () => {
    server = await startPostgres(['fsync=off', 'max_connections=200'])
  })
  afterAll(async () => {
    await server?.stop()
  })
  return () => {
    if (!server) throw new Error('PostgreSQL has not started')
    return server
  }
}

/** SQLite, and PostgreSQL where it is installed and wanted. */
export function databaseKinds(): Kind[] {
  if (!isPostgresHere) return [sqlite]
  const server = postgresForThisFile()
  const place = async () => databasePlace('/', { DATABASE_URL: await server().createDatabase() })
  return [sqlite, { name: 'a PostgreSQL server', place }]
}

/**
 * Two stores on one database, as two server processes have them, and the database itself
 * behind their backs; closed after the test.
 */
export async function openTwo(kind: Kind, options: StoreOptions = {}) {
  const place = await kind.place()
  const stores = [createStore(place, options), createStore(place, options)] as const
  const database = await openDatabase(place)
  onTestFinished(async () => {
    for (const each of [...stores, database]) await each.close()
  })
  return { place, stores, database, store: stores[0] }
}
