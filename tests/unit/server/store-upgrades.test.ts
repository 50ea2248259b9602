import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../src/server/storage/connection'
import { openDatabase } from '../../../src/server/storage/database'
import { databaseKinds, oldTables, openBefore } from '../../support/storeDatabases'

/** What a database tells of its columns, triggers and indexes. */
const described = {
  sqlite: [
    `SELECT tables.name AS "table", columns.name, columns.type, columns.dflt_value,
        columns."notnull" AND NOT columns.pk AS needed
      FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' ORDER BY tables.name, columns.name`,
    `SELECT type, name FROM sqlite_master WHERE sql <> '' AND type IN ('index', 'trigger')
      ORDER BY type, name`,
  ],
  postgres: [
    `SELECT table_name, column_name, data_type, is_nullable, column_default, collation_name
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'table_version'
      ORDER BY table_name, column_name`,
    `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname`,
    `SELECT indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
    `SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY conname`,
  ],
} as const

describe.each(databaseKinds())('a clinic that updates from any earlier release: $name', (kind) => {
  test('has the tables of a new clinic, its request, and those that the earlier release still writes', async () => {
    const isFile = (await kind.place()).file !== undefined
    const dialect = isFile ? 'sqlite' : 'postgres'
    async function schemaOf(database: Database) {
      const read = described[dialect].map(async (each) => (await database.execute(each)).rows)
      return JSON.stringify(await Promise.all(read), null, 1)
    }
    async function open(place: Awaited<ReturnType<typeof kind.place>>) {
      const database = await openDatabase(place)
      onTestFinished(() => database.close())
      return database
    }
    const fresh = await schemaOf(await open(await kind.place()))
    for (const [at] of oldTables(dialect).entries()) {
      const place = await kind.place()
      const old = await openBefore(place, { sqlite: at + 1, postgres: at + 1 })
      const write = (id: string) =>
        old.ask(`INSERT INTO requests (id, reference, name, phone, doctor, request, received_at,
            source, unlisted) VALUES ('${id}', '${id}', '', '', '', '', '', 'form', 1)`)
      await write('before')
      const database = await open(place)
      expect(await schemaOf(database), `from version ${at + 1}`).toBe(fresh)
      await write('after')
      const { rows } = await database.execute('SELECT id FROM requests ORDER BY rowid')
      expect(rows.map(({ id }) => id)).toEqual(['before', 'after'])
    }
  })
})
