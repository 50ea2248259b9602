import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { DatabasePlace } from '../../src/server/storage/connection'
import { databasePlace, openDatabase } from '../../src/server/storage/database'
import { createStore, type StoreOptions } from '../../src/server/storage/store'
import { findPostgres, type Postgres, startPostgres } from './postgres'
import { clinicFolder } from './serverFixture'

/** A kind of database; `place` creates an empty one. */
type Kind = { name: string; place(): Promise<DatabasePlace> }

const sqlite: Kind = {
  name: 'an SQLite file',
  place: async () => databasePlace(clinicFolder(), {}),
}

/** `npm test` excludes PostgreSQL with TEST_DATABASES=sqlite. */
export const isPostgresHere =
  process.env.TEST_DATABASES !== 'sqlite' && findPostgres() !== undefined

/** A PostgreSQL server for the tests of a file, removed afterwards. */
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

/** SQLite, and PostgreSQL if it is installed and not excluded. */
export function databaseKinds(): Kind[] {
  if (!isPostgresHere) return [sqlite]
  const server = postgresForThisFile()
  const place = async () => databasePlace('/', { DATABASE_URL: await server().createDatabase() })
  return [sqlite, { name: 'a PostgreSQL server', place }]
}

/** Two stores on one database, as of two server processes, and a direct connection; closed after the test. */
export async function openTwo(kind: Kind, options: StoreOptions = {}) {
  const place = await kind.place()
  const stores = [createStore(place, options), createStore(place, options)] as const
  const database = await openDatabase(place)
  onTestFinished(async () => {
    for (const each of [...stores, database]) await each.close()
  })
  return { place, stores, database, store: stores[0] }
}
