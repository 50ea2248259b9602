import { describe, expect, test } from 'vitest'
import { createStore } from '../../../src/server/storage/store'
import { databaseKinds, openBefore } from '../../support/storeDatabases'

/** How the release before stored a phone: these keys were of strangers, or of nobody. */
const stored = [
  { phone: '+44 532 777 22 33', number: '+905327772233' },
  { phone: '0532\u200E 777 22 33', number: '?05327772233' },
  { phone: '0532 777 22 33', number: '+905327772233' },
  { phone: '0212 555 66 77-78', number: '+90212555667778' },
  { phone: '0212 555 66 77', number: '' },
]

/** The statement with which the release before stored a request. */
const insert = ({ phone, number }: (typeof stored)[number], reference: string) =>
  `INSERT INTO requests (id, reference, name, phone, doctor, request, received_at, source, unlisted,
    language, idempotency_key, phone_number, repeated)
    VALUES ('${reference}', '${reference}', 'Hasta', '${phone}', '', '', '2026-11-20T09:00:00.000Z',
      'json', 0, '', NULL, '${number}', 0)`

describe.each(databaseKinds())('a clinic that updates with its requests in $name', (kind) => {
  async function open() {
    const place = await kind.place()
    const before = await openBefore(place)
    for (const [at, row] of stored.entries()) await before.ask(insert(row, `R${at + 1}`))
    const store = createStore(place, { country: 'TR' })
    const histories = async () => {
      const numbers = await before.ask('SELECT phone_number FROM requests ORDER BY rowid')
      return numbers.rows.map((row) => String(Object.values(row)[0]))
    }
    const person = async (reference: string) =>
      (await store.person(reference, 'opened', 'x')).map((each) => each.reference)
    return { before, store, histories, person }
  }

  test('reads each number again, and nobody shares a history with a stranger', async () => {
    const { store, histories, person } = await open()
    expect(await person('R1')).toEqual(['R1'])
    expect(await person('R2')).toEqual(['R2', 'R3'])
    expect(await person('R4')).toEqual(['R4', 'R5'])
    expect(await histories()).toEqual([
      '+445327772233',
      '+905327772233',
      '+905327772233',
      '+902125556677',
      '+902125556677',
    ])
    await store.close()
  })

  test('reads more numbers than fit a slice, each once', async () => {
    const { before, store, histories } = await open()
    await before.ask(
      `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 1200)
        INSERT INTO requests (id, reference, name, phone, doctor, request, received_at, source,
          unlisted, phone_number)
        SELECT 'C' || n, 'C' || n, 'Hasta', '+44 532 777 22 33', '', '', '', 'json', 0,
          '+905327772233' FROM copies`,
    )
    await store.board('2026-11-21')
    expect(new Set((await histories()).slice(stored.length))).toEqual(new Set(['+445327772233']))
    await before.ask("UPDATE requests SET phone_number = '+1' WHERE reference = 'C1'")
    await store.board('2026-11-21')
    expect(await histories(), 'it was not read a second time').toContain('+1')
    await store.close()
  })
})
