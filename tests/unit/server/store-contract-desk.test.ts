import { describe, expect, test } from 'vitest'
import type { SearchQuery } from '../../../src/desk/contract/contract'
import { preferenceSecret } from '../../../src/server/storage/senderChanges'
import { sql } from '../../../src/server/storage/sql'
import { intake } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled } from '../../support/serverFixture'
import { databaseKinds, openTwo } from '../../support/storeDatabases'

const zone = 'Europe/Istanbul'
const everything: SearchQuery = { q: '', standing: '', doctor: '', request: '', day: '' }

/** The desk's part of the store's contract for every database, with two processes. */
describe.each(databaseKinds())('the desk of a clinic whose requests are in $name', (kind) => {
  /** Two desks with a receptionist and three requests; resolves to the first one's reference. */
  async function open() {
    const opened = await openTwo(kind, { country: 'TR' })
    const [one, two] = opened.stores
    await one.invite('Ayşe', 'reception')
    const [member] = await two.staff()
    const references: string[] = []
    for (const name of ['İbrahim Şığoğlu', 'Gülşen Işık', 'Ömer Öztürk']) {
      references.push(
        await storeRequest(one, { ...filled, name, phone: `0532 00${references.length}` }),
      )
    }
    const [reference = ''] = references
    return { ...opened, one: one, two: two, staffId: member?.id ?? '', reference }
  }

  test('sets, moves and undoes outcomes, and each undo restores the previous state', async () => {
    const { one, two, staffId, reference } = await open()
    const unreached = { outcome: 'unreached', retryAt: '2030-01-01T12:00', note: 'Meşgul' } as const
    const booked = { outcome: 'booked', appointmentAt: '2030-01-02T09:30', note: '' } as const
    await one.change(reference, { ...unreached, version: 0 }, staffId)
    expect(await two.change(reference, { ...booked, version: 1 }, staffId)).toMatchObject({
      kind: 'changed',
      request: { standing: 'booked', appointmentAt: '2030-01-02T09:30', tries: 1, version: 2 },
    })
    expect(await two.between('2030-01-02T00:00', '2030-01-03T00:00')).toMatchObject([
      { reference, appointmentAt: '2030-01-02T09:30' },
    ])
    expect(await two.between('2030-01-03T00:00', '2030-01-04T00:00')).toEqual([])
    expect(await one.undo(reference, 2, staffId)).toMatchObject({
      kind: 'changed',
      request: { standing: 'unreached', retryAt: '2030-01-01T12:00', note: 'Meşgul', tries: 1 },
    })
    expect(await two.undo(reference, 3, staffId)).toMatchObject({
      kind: 'changed',
      request: { standing: 'new', tries: 0, note: '', undoable: false, lastAct: { by: 'Ayşe' } },
    })
    expect((await one.undo(reference, 4, staffId)).kind).toBe('conflict')
    expect((await one.undo('AAA-AAA', 0, staffId)).kind).toBe('unknown')
    const audit = await one.audit(10)
    expect(audit.map(({ act }) => act)).toEqual([
      'undone',
      'undone',
      'booked',
      'unreached',
      'invited',
    ])
    expect(audit[0]).toMatchObject({ by: 'Ayşe', subject: reference })
  })

  test('keeps the audit for three years, and deletes what is older', async () => {
    const { stores, database, one, staffId } = await open()
    const yearsAgo = (years: number, days: number) => {
      const then = new Date()
      then.setUTCFullYear(
        then.getUTCFullYear() - years,
        then.getUTCMonth(),
        then.getUTCDate() - days,
      )
      return then.toISOString()
    }
    for (const [subject, at] of [
      ['AAA-AAA', yearsAgo(3, 3)],
      ['BBB-BBB', yearsAgo(3, -1)],
    ] as const)
      await database.execute(
        sql`INSERT INTO audit (at, staff_id, act, subject) VALUES (${at}, ${staffId}, 'opened', ${subject})`,
      )
    await stores[0].purge(180 * 86_400_000)
    const audit = await one.audit(10)
    expect(audit.map(({ act, subject }) => [act, subject])).toEqual([
      ['opened', 'BBB-BBB'],
      ['invited', 'Ayşe'],
    ])
  })

  test('accepts one of four simultaneous changes of one request, and the others get a conflict', async () => {
    const { one, two, staffId, reference } = await open()
    for (let version = 0; version < 5; version += 1) {
      const answers = await Promise.all(
        [one, two, one, two].map((desk, at) =>
          desk.change(
            reference,
            { outcome: 'cancelled', reason: 'other', note: `${version} ${at}`, version },
            staffId,
          ),
        ),
      )
      const won = answers.filter(({ kind }) => kind === 'changed')
      expect(won).toHaveLength(1)
      for (const answer of answers)
        expect(answer).toMatchObject({
          request: won[0] && 'request' in won[0] ? { note: won[0].request.note } : {},
        })
    }
    expect((await one.audit(20)).filter(({ act }) => act === 'cancelled')).toHaveLength(5)
  })

  test('shows the lists, finds by parts of names and phones, and does not find erased patients', async () => {
    const { one, two, staffId, reference } = await open()
    await one.contact(reference, 'called', staffId)
    const board = await two.board('2030-01-01')
    expect(board).toMatchObject({ fresh: { total: 3 }, again: { total: 0 }, today: { total: 0 } })
    expect(board.fresh.requests.map(({ name }) => name)).toEqual([
      'İbrahim Şığoğlu',
      'Gülşen Işık',
      'Ömer Öztürk',
    ])
    expect(board.fresh.requests[0]?.lastAct).toMatchObject({ act: 'called', by: 'Ayşe' })
    expect(board.cursor).toBe(await one.newestEvent())
    const found = async (wanted: Partial<SearchQuery>) =>
      (await two.search({ ...everything, ...wanted }, 0, zone)).requests.map(({ name }) => name)
    expect(await found({ q: 'IBRAHIM sig' })).toEqual(['İbrahim Şığoğlu'])
    expect(await found({ q: '0532 001' })).toEqual(['Gülşen Işık'])
    expect(await found({ standing: 'new', q: 'o' })).toHaveLength(2)
    expect(await found({ standing: 'done' })).toEqual([])
    expect(await found({ doctor: filled.doctor, request: filled.request })).toHaveLength(3)
    const today = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format()
    expect(await found({ day: today })).toHaveLength(3)
    expect(await two.searchAll(everything, zone)).toHaveLength(3)

    expect(await two.person(reference, 'opened', staffId)).toMatchObject([
      { reference, acts: [{ act: 'called' }] },
    ])
    expect(await one.erase(reference, [reference, 'AAA-AAA'], staffId)).toEqual({
      removed: 1,
      wiped: true,
    })
    expect(await found({ q: 'ibrahim' })).toEqual([])
    expect(await two.person(reference, 'opened', staffId)).toEqual([])
    expect((await two.audit(1))[0]).toMatchObject({ act: 'erased', subject: reference })
  })

  test('turns the pages of a list, and counts every request that arrives', async () => {
    const { stores, two } = await open()
    const { newest } = await two.board('2030-01-01')
    for (let count = 0; count < 102; count += 1)
      await stores[0].add({ ...filled, name: `Hasta ${count}` }, intake)
    const board = await two.board('2030-01-01')
    expect(board.newest).toBe(newest + 102)
    expect([board.fresh.total, board.fresh.requests.length]).toEqual([105, 100])
    const { requests } = await two.requestList('fresh', '2030-01-01', 1)
    expect(requests.map(({ name }) => name)).toEqual(
      [97, 98, 99, 100, 101].map((at) => `Hasta ${at}`),
    )
    expect(await two.requestList('again', '2030-01-01', 0)).toEqual({ requests: [], total: 0 })
  })

  test('shows one row with the earlier numbers of a patient who corrects hers', async () => {
    const { stores, one, two, staffId } = await open()
    const correct = async (id: string, reference: string, phone: string) =>
      stores[1].correct(reference, preferenceSecret(id), phone)
    const added = await stores[0].add({ ...filled, name: 'Nuray Kaya', phone: '123' }, intake)
    await stores[0].add({ ...filled, phone: '0532 777 22 33' }, intake)
    if (added.kind !== 'stored') throw new Error('not stored')
    const { id, reference } = added.receipt
    expect((await two.search({ ...everything, q: 'nuray' }, 0, zone)).total).toBe(1)
    const before = await one.newestEvent()
    expect(await correct(id, reference, '0533 111 22 33')).toBe(true)
    expect(await correct(id, reference, '+90 532 777 22 33')).toBe(true)
    // A retry changes nothing.
    const after = await one.newestEvent()
    expect(after).toBeGreaterThan(before)
    expect(await correct(id, reference, '+90 532 777 22 33')).toBe(true)
    expect(await one.newestEvent()).toBe(after)
    const found = await two.search({ ...everything, q: '0532 777 22 33' }, 0, zone)
    expect(found).toMatchObject({
      total: 2,
      requests: [
        { phone: '0532 777 22 33', phonesBefore: [], openOthers: 1 },
        {
          reference,
          phone: '+90 532 777 22 33',
          phonesBefore: [{ phone: '123' }, { phone: '0533 111 22 33' }],
          version: 0,
        },
      ],
    })
    expect(Date.parse(found.requests[1]?.phonesBefore[0]?.at ?? '')).toBeGreaterThan(0)
    expect(await two.person(reference, 'opened', staffId)).toHaveLength(2)
    expect((await two.search({ ...everything, q: '0533 111' }, 0, zone)).total).toBe(0)
  })

  test('reads events of both processes, and counts them', async () => {
    const { stores, one, two, staffId, reference } = await open()
    const before = await two.newestEvent()
    await one.contact(reference, 'messaged', staffId)
    const messaged = await two.newestEvent()
    expect(messaged).toBeGreaterThan(before)
    await stores[0].markDone(reference)
    const done = await two.newestEvent()
    expect(done).toBeGreaterThan(messaged)
    await stores[0].markDone(reference)
    expect(await two.newestEvent()).toBe(done)
    const rows = await two.figureRows('2020-01-01', '2100-01-01')
    expect(rows.map(({ standing }) => standing)).toEqual(['done', 'new', 'new'])
    expect(rows[0]).toMatchObject({ request: filled.request, unlisted: false })
    expect(rows.map(({ firstActAt }) => typeof firstActAt)).toEqual([
      'string',
      'undefined',
      'undefined',
    ])
    expect(await two.firstArrival()).toBe(rows[0]?.receivedAt)
  })

  test('accepts an invitation once, and refuses a disabled account', async () => {
    const { one, two } = await open()
    const secret = (await one.invite('Deniz', 'manager')) ?? ''
    expect(await two.invite('Deniz', 'manager')).toBeUndefined()
    expect(await two.invited(secret)).toMatchObject({ name: 'Deniz' })
    const passkey = { id: 'p1', publicKey: 'k', counter: 2 ** 32 - 1 }
    const registered = await Promise.all([
      one.register(secret, passkey),
      two.register(secret, { ...passkey, id: 'p2' }),
    ])
    expect(registered.filter(Boolean)).toHaveLength(1)
    const id = registered[0] ? 'p1' : 'p2'
    const found = await two.passkey(id)
    expect(found?.passkey).toEqual({ ...passkey, id })
    await two.noteProof({ id, staffId: found?.staffId ?? '', counter: 7, act: 'signedIn' })
    expect((await one.passkey(id))?.passkey.counter).toBe(7)

    const cookie = await one.openSession(found?.staffId ?? '', 'passkey')
    const session = await two.session(cookie)
    expect(session).toMatchObject({ name: 'Deniz', role: 'manager', strength: 'passkey' })
    expect((await two.openSessions()).has(session?.hash ?? '')).toBe(true)
    if (session) await two.extend(session)
    expect(await two.disable('Deniz')).toBe('lastManager')
    expect(await two.disable('Kimse')).toBe('unknown')
    if (session) await two.endSession(session)
    expect(await one.session(cookie)).toBeUndefined()

    const other = await one.openSession((await one.staff())[0]?.id ?? '', 'code')
    expect(await two.disable('Ayşe')).toBe('disabled')
    expect(await one.session(other)).toBeUndefined()
    expect((await two.staff()).map(({ name, passkeys }) => [name, passkeys])).toEqual([
      ['Ayşe', []],
      ['Deniz', [{ id, createdAt: expect.any(String) }]],
    ])
    const onPhone = await one.openSession(found?.staffId ?? '', 'passkey')
    expect(await two.inviteAgain('Deniz', { lost: [id, 'p9'] })).toBeDefined()
    expect(await one.passkey(id)).toBeUndefined()
    expect(await one.session(onPhone)).toBeUndefined()
  })

  test('accepts a single-use token of one process once at the other', async () => {
    const { one, two } = await open()
    await one.keepToken('ABC', 'Ayşe', 60_000)
    const taken = await Promise.all([one, two, one, two].map((each) => each.takeToken('ABC')))
    expect(taken.filter(Boolean)).toEqual(['Ayşe'])
    await one.keepToken('ABC', 'Ayşe', 0)
    expect(await two.takeToken('ABC')).toBeUndefined()
    expect(await two.takeToken('XYZ')).toBeUndefined()
  })

  test('finds a session that another process has renewed, until another account takes it over', async () => {
    const { one, two, staffId } = await open()
    const before = await one.openSession(staffId, 'passkey')
    const known = (await one.session(before))?.hash ?? ''
    const after = await two.openSession(staffId, 'passkey', before)
    const goesOnAs = (await two.session(after))?.hash
    expect((await one.openSessions()).get(known)).toBe(goesOnAs)
    expect(await one.session(before)).toBeUndefined()
    await one.invite('Deniz', 'reception')
    const deniz = (await one.staff()).find(({ name }) => name === 'Deniz')?.id ?? ''
    await two.openSession(deniz, 'passkey', after)
    expect((await one.openSessions()).get(goesOnAs ?? '')).toBeUndefined()
  })

  test('never changes and never loses a line of its audit', async () => {
    const { one, database, staffId } = await open()
    await one.noteListExport(staffId)
    const before = await one.audit(10)
    for (const sql of ["UPDATE audit SET act = 'called'", 'DELETE FROM audit'])
      await expect(database.execute(sql)).rejects.toThrow()
    expect(await one.audit(10)).toEqual(before)
    await database.execute(
      "INSERT INTO audit (at, staff_id, act, subject) VALUES ('2020-01-01T00:00:00.000Z', 'x', 'called', '')",
    )
    await database.execute("DELETE FROM audit WHERE at < '2021'")
    expect(await one.audit(10)).toEqual(before)
  })
})
