import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { Client } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { root } from '../../scripts/publish/paths'
import type { DatabasePlace } from '../../src/server/storage/connection'
import { databasePlace, openDatabase } from '../../src/server/storage/database'
import { createStore, type StoreOptions } from '../../src/server/storage/store'
import type { Dialect } from '../../src/server/storage/tables'
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

/** Versions of the tables in the release that did not know `number_rules` yet. */
const before = { sqlite: 11, postgres: 8 }

/** Versions of the tables in the release that did not know the role of doctors yet. */
export const beforeRoles = { sqlite: 15, postgres: 12 }

/** The SQL of each version of the tables, of the releases that had a list of them. */
export const oldTables = (dialect: Dialect): string[] =>
  readFileSync(join(root, `tests/fixtures/tables/${dialect}.sql`), 'utf8')
    .split(/^-- version \d+\n/m)
    .slice(1)

/** Makes the tables of a release before, and runs its SQL on them. */
export async function openBefore(place: DatabasePlace, version = before) {
  if (place.file) {
    mkdirSync(dirname(place.file), { recursive: true })
    const client = createClient({ url: place.url })
    onTestFinished(() => client.close())
    await client.executeMultiple(oldTables('sqlite').slice(0, version.sqlite).join(''))
    await client.execute(`PRAGMA user_version = ${version.sqlite}`)
    return { ask: (sql: string) => client.execute(sql) }
  }
  const client = new Client({ connectionString: place.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(oldTables('postgres').slice(0, version.postgres).join(''))
  await client.query(`CREATE TABLE table_version AS SELECT ${version.postgres} AS version`)
  return { ask: (sql: string) => client.query(sql) }
}
