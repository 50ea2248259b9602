import { describe, expect, onTestFinished, test } from 'vitest'
import type { Slot } from '../../../src/server/storage/slot'
import { sql } from '../../../src/server/storage/sql'
import { createStore } from '../../../src/server/storage/store'
import type { NeedKind } from '../../../src/shared/deskModel'
import { storeRequest } from '../../support/deskSessions'
import { filled } from '../../support/serverFixture'
import { beforeRoles, databaseKinds, openBefore, openTwo } from '../../support/storeDatabases'

const selin = { id: 'selin', name: 'Selin Ardıç' }
const kerem = { id: 'kerem', name: 'Kerem Yalıner' }

const slotAt = (at: string, more: Partial<Slot> = {}): Slot => ({
  doctor: selin,
  at,
  minutes: 30,
  usualMinutes: 30,
  found: [],
  allow: [],
  ...more,
})

const booking = (appointmentAt: string, version: number, note = '') =>
  ({ outcome: 'booked', appointmentAt, note, version }) as const

/** The clinic's day in every database, with two processes. */
describe.each(databaseKinds())('the day of a clinic whose requests are in $name', (kind) => {
  async function open() {
    const opened = await openTwo(kind, { country: 'TR' })
    const [one, two] = opened.stores
    await one.invite('Ayşe', 'reception')
    const staffId = (await two.staff())[0]?.id ?? ''
    async function arrive(name: string, phone = '0532 000 00 00', doctor = '') {
      return storeRequest(one, { ...filled, name, phone, doctor })
    }
    /** Books; resolves to the kinds of conditions to confirm, if there are any. */
    async function book(reference: string, slot: Slot, version = 0) {
      const changed = await two.change(reference, booking(slot.at, version), staffId, slot)
      return changed.kind === 'asked' ? changed.needs.map((need) => need.kind) : changed.kind
    }
    return { ...opened, one: one, two: two, staffId, arrive, book }
  }

  test('has one appointment of a doctor at a time, to the minute, and tells whose it is', async () => {
    const { one, staffId, arrive, book } = await open()
    const [first, second] = [await arrive('İlk Hasta'), await arrive('İkinci', '0532 000 00 01')]
    expect(await book(first, slotAt('2030-01-02T10:00', { minutes: 60 }))).toBe('changed')
    for (const at of ['2030-01-02T10:00', '2030-01-02T10:55', '2030-01-02T09:35'])
      expect(await book(second, slotAt(at))).toEqual(['busy'])
    const asked = await one.change(second, booking('2030-01-02T10:30', 0), staffId, {
      ...slotAt('2030-01-02T10:30'),
      found: [{ kind: 'past' }],
    })
    expect(asked).toEqual({
      kind: 'asked',
      needs: [
        { kind: 'past' },
        {
          kind: 'busy',
          others: [
            {
              reference: first,
              name: 'İlk Hasta',
              doctor: 'Selin Ardıç',
              appointmentAt: '2030-01-02T10:00',
              minutes: 60,
            },
          ],
        },
      ],
    })
    expect(await one.find(second)).toMatchObject({ standing: 'new', version: 0 })
    expect(await book(second, slotAt('2030-01-02T10:30', { doctor: kerem }))).toBe('changed')
    expect(await book(second, slotAt('2030-01-02T11:00'), 1)).toBe('changed')
    expect(await book(second, slotAt('2030-01-02T09:30'), 2)).toBe('changed')
    // Its own hour is no obstacle.
    expect(await book(first, slotAt('2030-01-02T10:15', { minutes: 60 }), 1)).toBe('changed')
    expect(await book(first, slotAt('2030-01-02T12:00'), 1)).toBe('conflict')
  })

  test('reaches over midnight', async () => {
    const { arrive, book } = await open()
    const [late, early] = [await arrive('Geç'), await arrive('Erken', '0532 000 00 01')]
    await book(late, slotAt('2030-01-02T23:30', { minutes: 480 }))
    expect(await book(early, slotAt('2030-01-03T07:25'))).toEqual(['busy'])
    expect(await book(early, slotAt('2030-01-03T07:30'))).toBe('changed')
    expect(await book(late, slotAt('2030-01-02T23:35', { minutes: 480 }), 1)).toEqual(['busy'])
  })

  test('asks before a second appointment of a number, an absence, a full hour, and notes who allowed it', async () => {
    const { one, staffId, arrive, book } = await open()
    const [first, second] = [await arrive('Anne'), await arrive('Çocuk')]
    await book(first, slotAt('2030-01-02T10:00'))
    const absence = { doctor: selin, startsAt: '2030-01-02T10:15', endsAt: '2030-01-02T18:00' }
    await one.addAbsence({ ...absence, note: 'Kongre' }, staffId)
    const all: NeedKind[] = ['closed', 'off', 'busy', 'absent', 'sameDay']
    const full = slotAt('2030-01-02T10:00', {
      found: [
        { kind: 'closed', note: '', opening: [] },
        { kind: 'off', days: ['friday'], opening: [] },
      ],
    })
    expect(await book(second, full)).toEqual(all)
    expect(await book(second, { ...full, allow: ['busy', 'closed'] })).toEqual([
      'off',
      'absent',
      'sameDay',
    ])
    expect(await book(second, { ...full, allow: all })).toBe('changed')
    const audit = (await one.audit(6)).map(({ act }) => act)
    expect(audit.toSorted()).toEqual(
      [
        ...['booked', 'allowedBusy', 'allowedClosed', 'allowedOff', 'allowedAbsent'],
        'allowedSameDay',
      ].toSorted(),
    )
    // What was allowed in vain is not noted.
    expect(await book(second, slotAt('2030-01-05T10:00', { allow: all }), 1)).toBe('changed')
    expect((await one.audit(1))[0]).toMatchObject({ act: 'moved' })
    // An absence of everybody concerns every doctor.
    await one.addAbsence(
      { startsAt: '2030-01-03T00:00', endsAt: '2030-01-04T00:00', note: '' },
      staffId,
    )
    expect(await book(second, slotAt('2030-01-03T10:00', { doctor: kerem }), 2)).toEqual(['absent'])
    const [leave] = await one.absences('2030-01-02T17:00')
    expect(leave).toMatchObject({ doctorName: 'Selin Ardıç', note: 'Kongre', by: 'Ayşe' })
    expect(await one.removeAbsence(leave?.id ?? '', staffId)).toBe(true)
    expect(await one.removeAbsence(leave?.id ?? '', staffId)).toBe(false)
  })

  test('counts a booking of the previous release by the patient’s wish and the usual length', async () => {
    const { one, staffId, arrive, book } = await open()
    const old = await arrive('Eski', '0532 000 00 01', selin.name)
    await one.change(old, booking('2030-01-02T10:00', 0), staffId)
    const next = await arrive('Yeni')
    expect(await book(next, slotAt('2030-01-02T10:25'))).toEqual(['busy'])
    expect(await book(next, slotAt('2030-01-02T10:25', { doctor: kerem }))).toBe('changed')
  })

  test('gives one of four writers an hour, and tells the others whose it is', async () => {
    const { one, two, staffId, arrive } = await open()
    const references = await Promise.all(
      [0, 1, 2, 3].map((at) => arrive(`Hasta ${at}`, `0532 000 00 0${at}`)),
    )
    const answers = await Promise.all(
      references.map((reference, at) => {
        const slot = slotAt(`2030-01-02T10:${at}0`, { minutes: 45 })
        return (at % 2 ? one : two).change(reference, booking(slot.at, 0), staffId, slot)
      }),
    )
    const won = references.filter((_, at) => answers[at]?.kind === 'changed')
    expect(won).toHaveLength(1)
    for (const answer of answers)
      if (answer.kind !== 'changed')
        expect(answer).toMatchObject({
          kind: 'asked',
          needs: [{ kind: 'busy', others: [{ reference: won[0] }] }],
        })
  })

  test('enters a phone call once, however often it is sent, and its undo leaves the audit alone', async () => {
    const { one, two, staffId } = await open()
    const call = {
      key: 'k1',
      name: 'Telefonla Arayan',
      phone: '0532 000 00 09',
      language: '',
      note: '',
    }
    const slot = slotAt('2030-01-02T10:00')
    const newest = (await one.board('2030-01-01')).newest
    const sent = await Promise.all([one, two, one].map((desk) => desk.enter(call, staffId, slot)))
    const references = sent.map((each) => (each.kind === 'changed' ? each.request.reference : ''))
    expect(new Set(references).size).toBe(1)
    const [reference = ''] = references
    expect(await two.find(reference)).toMatchObject({
      standing: 'booked',
      entered: true,
      appointmentDoctor: 'selin',
      appointmentMinutes: 30,
      version: 1,
      undoable: true,
    })
    expect((await one.board('2030-01-01')).newest).toBe(newest)
    expect(await one.enter({ ...call, key: 'k2' }, staffId, slot)).toMatchObject({
      kind: 'asked',
      needs: [{ kind: 'busy' }, { kind: 'sameDay' }],
    })
    expect((await one.audit(1))[0]).toMatchObject({ act: 'entered', subject: reference })
    const event = await two.newestEvent()
    expect((await one.undo(reference, 0, staffId)).kind).toBe('conflict')
    // A move is undone first, then the entry.
    const later = slotAt('2030-01-02T12:00')
    await one.change(reference, booking(later.at, 1), staffId, later)
    await one.contact(reference, 'called', staffId)
    expect(await one.undo(reference, 2, staffId)).toMatchObject({
      kind: 'changed',
      request: { appointmentAt: '2030-01-02T10:00' },
    })
    const undone = await Promise.all([one, two].map((desk) => desk.undo(reference, 3, staffId)))
    expect(undone.map(({ kind }) => kind).toSorted()).toEqual(['removed', 'unknown'])
    expect(await two.find(reference)).toBeUndefined()
    const board = await two.board('2030-01-02')
    expect([board.fresh.total, board.again.total, board.today.total]).toEqual([0, 0, 0])
    expect(board.cursor).toBeGreaterThan(event)
    const audit = await two.audit(2)
    expect(audit).toMatchObject([
      { act: 'entryUndone', subject: reference, by: 'Ayşe' },
      { act: 'undone', subject: reference },
    ])
    // The hour is free again.
    expect((await one.enter({ ...call, key: 'k3' }, staffId, slot)).kind).toBe('changed')
  })

  test('notes each act by its own name: a booking, a change, a move, a reminder, a further hour', async () => {
    const { one, staffId, arrive, book } = await open()
    const reference = await arrive('Hasta')
    const at = '2030-01-02T10:00'
    await book(reference, slotAt(at))
    await book(reference, slotAt(at, { minutes: 45 }), 1)
    await book(reference, slotAt('2030-01-03T10:00', { minutes: 45 }), 2)
    await book(reference, slotAt('2030-01-03T10:00', { doctor: kerem }), 3)
    await one.remind(reference, { version: 4, sent: true }, staffId)
    await one.remind(reference, { version: 4, sent: false }, staffId)
    await one.keep({ reference, version: 4, acts: ['allowedClosed'] }, staffId)
    await one.visit(reference, { visit: 'noshow', version: 4 }, staffId)
    const next = slotAt('2030-01-04T10:00')
    const made = await one.followUp(
      reference,
      { outcome: 'booked', appointmentAt: next.at, version: 5, note: '' },
      staffId,
      next,
    )
    const further = made.kind === 'changed' ? made.request.reference : ''
    await one.undo(further, 1, staffId)
    await one.undo(reference, 6, staffId)
    const acts = (await one.audit(12)).map(({ act }) => act).toReversed()
    expect(acts.slice(0, 6).join()).toBe('booked,edited,moved,moved,reminded,reminderUndone')
    expect(acts.slice(6).join()).toBe('allowedClosed,kept,noshow,bookedAgain,entryUndone,undone')
  })

  test('shows the answer to a message only at the hour that the patient has read', async () => {
    const { one, two, staffId, arrive, book } = await open()
    const reference = await arrive('Hasta')
    const secret = 'AAAAAAAAAAAAAAAAAAAAAA'
    const answered = { secret, answer: 'coming', at: '2030-01-02T10:00' } as const
    await book(reference, slotAt(answered.at))
    await one.contact(reference, 'messaged', staffId, secret)
    await two.answer(answered)
    expect(await one.linked(secret)).toMatchObject({ reference, answer: 'coming' })
    await book(reference, slotAt('2030-01-03T11:00'), 1)
    expect(await one.find(reference)).toMatchObject({ answer: '', version: 2 })
    await two.answer(answered)
    expect(await one.linked(secret)).toMatchObject({ answer: '' })
  })

  test('refuses a key that has stored another entry, and shows what is stored', async () => {
    const { one, two, staffId } = await open()
    const call = { key: 'k1', name: 'Arayan', phone: '0532 000 00 09', language: '', note: '' }
    const slot = slotAt('2030-01-02T10:00')
    await one.enter(call, staffId, slot)
    const others = [
      [call, slotAt('2030-01-02T11:00')],
      [call, { ...slot, doctor: kerem }],
      [call, { ...slot, minutes: 45 }],
      [{ ...call, name: 'Başkası' }, slot],
      [{ ...call, phone: '0532 000 00 08' }, slot],
      [{ ...call, note: 'Park yeri' }, slot],
      [{ ...call, language: 'en' }, slot],
    ] as const
    for (const [entered, other] of others)
      expect(await two.enter(entered, staffId, other)).toMatchObject({
        kind: 'keyReused',
        request: { name: 'Arayan', appointmentAt: '2030-01-02T10:00', version: 1 },
      })
    expect((await two.enter(call, staffId, slot)).kind).toBe('changed')
    expect((await one.day('2030-01-02', '2029-12-31')).appointments).toHaveLength(1)
    expect((await one.audit(2)).map(({ act }) => act)).toEqual(['entered', 'invited'])
  })

  test('notes visits and reminders, undoes them, and forgets the reminder of another hour', async () => {
    const { one, two, staffId, arrive, book } = await open()
    const reference = await arrive('Hasta')
    expect((await one.visit(reference, { visit: 'arrived', version: 0 }, staffId)).kind).toBe(
      'conflict',
    )
    expect((await one.remind(reference, { version: 0, sent: true }, staffId)).kind).toBe('conflict')
    await book(reference, slotAt('2030-01-02T10:00'))
    const sent = await Promise.all(
      [one, two].map((desk) => desk.remind(reference, { version: 1, sent: true }, staffId)),
    )
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'conflict'])
    await one.visit(reference, { visit: 'arrived', version: 1 }, staffId)
    expect(await two.visit(reference, { visit: 'fulfilled', version: 2 }, staffId)).toMatchObject({
      request: { visit: 'fulfilled', version: 3, lastAct: { act: 'fulfilled', by: 'Ayşe' } },
    })
    const undone = await one.undo(reference, 3, staffId)
    expect(undone).toMatchObject({ kind: 'changed', request: { visit: 'arrived' } })
    expect('request' in undone && undone.request.remindedAt).not.toBe('')
    const moved = await two.change(
      reference,
      booking('2030-01-03T10:00', 4),
      staffId,
      slotAt('2030-01-03T10:00'),
    )
    expect(moved).toMatchObject({ request: { visit: '', remindedAt: '' } })
    await one.remind(reference, { version: 5, sent: true }, staffId)
    expect(await one.remind(reference, { version: 5, sent: false }, staffId)).toMatchObject({
      kind: 'changed',
      request: { remindedAt: '', version: 5 },
    })
    await one.change(
      reference,
      { outcome: 'cancelled', reason: 'other', note: '', version: 5 },
      staffId,
    )
    expect((await one.remind(reference, { version: 6, sent: true }, staffId)).kind).toBe('conflict')
    expect((await one.audit(3)).map(({ act }) => act)).toEqual([
      'cancelled',
      'reminderUndone',
      'reminded',
    ])
  })

  test('asks before an undo brings an appointment back to an hour that is taken since', async () => {
    const { one, staffId, arrive, book } = await open()
    const [first, second] = [await arrive('İlk'), await arrive('Sonra', '0532 000 00 01')]
    await book(first, slotAt('2030-01-02T10:00', { minutes: 45 }))
    await one.change(
      first,
      { outcome: 'cancelled', reason: 'other', note: '', version: 1 },
      staffId,
    )
    await book(second, slotAt('2030-01-02T10:30'))
    const before = await one.appointmentBefore(first)
    expect(before).toEqual({ doctor: selin, at: '2030-01-02T10:00', minutes: 45 })
    const slot = slotAt('2030-01-02T10:00', { minutes: 45 })
    expect(await one.undo(first, 2, staffId, slot)).toMatchObject({
      kind: 'asked',
      needs: [{ kind: 'busy' }],
    })
    expect(await one.undo(first, 2, staffId, { ...slot, allow: ['busy'] })).toMatchObject({
      kind: 'changed',
      request: { appointmentDoctor: 'selin', appointmentMinutes: 45, undoable: true },
    })
  })

  test('asks nothing before an undo that leaves the appointment at its hour', async () => {
    const { one, two, staffId, arrive, book } = await open()
    const [first, second] = [await arrive('İlk'), await arrive('Sonra', '0532 000 00 01')]
    const hour = slotAt('2030-01-02T10:00', { minutes: 45 })
    await book(first, hour)
    await book(second, { ...hour, allow: ['busy'] })
    await one.visit(second, { visit: 'arrived', version: 1 }, staffId)
    expect(await two.appointmentBefore(second)).toBeUndefined()
    // A shorter length, or only another note.
    await book(second, { ...hour, minutes: 30, allow: ['busy'] }, 2)
    expect(await two.appointmentBefore(second)).toMatchObject({ minutes: 45 })
    await book(second, { ...hour, allow: ['busy'] }, 3)
    expect(await two.appointmentBefore(second)).toBeUndefined()
    await book(second, { ...hour, doctor: kerem }, 4)
    expect(await two.appointmentBefore(second)).toMatchObject({ doctor: selin })
  })

  test('finds an appointment by its doctor, and another request by the wish', async () => {
    const { one, staffId, arrive, book } = await open()
    const reference = await arrive('Hasta', '0532 000 00 00', kerem.name)
    const found = async (doctor: string) =>
      (await one.search({ q: '', standing: '', doctor, request: '', day: '' }, 0, 'UTC')).total
    expect([await found(selin.name), await found(kerem.name)]).toEqual([0, 1])
    await book(reference, slotAt('2030-01-02T10:00'))
    expect([await found(selin.name), await found(kerem.name)]).toEqual([1, 0])
    await one.undo(reference, 1, staffId)
    expect([await found(selin.name), await found(kerem.name)]).toEqual([0, 1])
  })

  test('feeds a doctor’s calendar with what is new, moved, cancelled or another’s since', async () => {
    const { one, two, staffId, arrive, book } = await open()
    const { feed, secret } = await one.makeFeed(selin, staffId)
    expect(await two.feedDoctor(secret)).toMatchObject({ id: feed.id, doctorName: 'Selin Ardıç' })
    const [moved, cancelled, gone] = [
      await arrive('A'),
      await arrive('B', '0532 000 00 01'),
      await arrive('C', '0532 000 00 02'),
    ]
    await book(moved, slotAt('2030-01-02T10:00'))
    await book(moved, slotAt('2030-01-02T15:00'), 1)
    await book(cancelled, slotAt('2030-01-02T11:00'))
    await one.change(
      cancelled,
      { outcome: 'cancelled', reason: 'other', note: '', version: 1 },
      staffId,
    )
    await book(gone, slotAt('2030-01-02T12:00', { minutes: 45 }))
    await book(gone, slotAt('2030-01-02T12:00', { doctor: kerem }), 1)
    const since = { day: '2030-01-01', instant: '2020-01-01T00:00:00.000Z' }
    const entries = (await two.feed(selin, since)).map(({ id, ...entry }) => entry)
    expect(entries).toEqual([
      { reference: moved, version: 2, at: '2030-01-02T15:00', minutes: 30, isOver: false },
      { reference: cancelled, version: 2, at: '2030-01-02T11:00', minutes: 30, isOver: true },
      { reference: gone, version: 2, at: '2030-01-02T12:00', minutes: 45, isOver: true },
    ])
    expect(await two.feed(selin, { day: '2030-01-03', instant: '2090' })).toEqual([])
    expect(await one.revokeFeed(feed.id, staffId)).toBe(true)
    expect(await one.revokeFeed(feed.id, staffId)).toBe(false)
    expect(await two.feedDoctor(secret)).toBeUndefined()
    expect((await one.feeds())[0]?.revokedAt).not.toBe('')
  })

  test('keeps a request until its appointment is as old as the retention', async () => {
    const { stores, one, database, staffId, arrive, book } = await open()
    const [kept, due] = [await arrive('Kalan'), await arrive('Giden', '0532 000 00 01')]
    const now = Date.now()
    const day = 86_400_000
    const wall = (instant: number) => `${new Date(instant).toISOString().slice(0, 15)}0`
    await book(kept, slotAt(wall(now - 10 * day - 3_600_000), { minutes: 120 }))
    await book(due, slotAt(wall(now - 10 * day - 3_600_000), { minutes: 30, doctor: kerem }))
    const old = new Date(now - 30 * day).toISOString()
    await database.execute(sql`UPDATE requests SET received_at = ${old}`)
    await database.execute(
      sql`UPDATE purge_clock SET purged_at = ${new Date(now - day).toISOString()}`,
    )
    const agreed = { timeZone: 'UTC', usualMinutes: 30 }
    await stores[0].purge(10 * day, agreed)
    await database.execute(
      sql`UPDATE requests SET expiring_since = ${new Date(now - 2 * day).toISOString()} WHERE expiring_since IS NOT NULL`,
    )
    expect(await stores[1].purge(10 * day, agreed)).toMatchObject({ removed: 1, held: 0 })
    expect(await one.find(due)).toBeUndefined()
    expect(await one.find(kept)).toBeDefined()
    // Cancelled, it counts from its arrival.
    await one.change(kept, { outcome: 'cancelled', reason: 'other', note: '', version: 1 }, staffId)
    expect(await stores[1].purge(10 * day, agreed)).toMatchObject({ removed: 1 })
  })

  test('keeps an absence as long as a request, counted from its end on the clinic’s clock', async () => {
    const { stores, one, staffId } = await open()
    const [day, hour] = [86_400_000, 3_600_000]
    const wall = (instant: number) => new Date(instant).toISOString().slice(0, 16)
    const ends = Date.now() - 10 * day
    const startsAt = wall(ends - 20 * day)
    for (const [note, endsAt] of [
      ['Geçen yılın izni', wall(ends - hour)],
      ['Yeni bitmiş izin', wall(ends + hour)],
    ] as const)
      await one.addAbsence({ doctor: selin, startsAt, endsAt, note }, staffId)
    const left = async () => (await one.absences('')).map(({ note }) => note)
    await stores[0].purge(10 * day, { timeZone: 'UTC', usualMinutes: 30 })
    expect(await left()).toEqual(['Yeni bitmiş izin'])
    // Istanbul is three hours ahead: there it ended two hours earlier.
    await stores[1].purge(10 * day, { timeZone: 'Europe/Istanbul', usualMinutes: 30 })
    expect(await left()).toEqual([])
  })

  test('reads a day with its week, and the figures of a period', async () => {
    const { one, arrive, book, staffId } = await open()
    const references = [await arrive('A'), await arrive('B', '0532 000 00 01')]
    await book(references[0] ?? '', slotAt('2030-01-02T10:00'))
    await book(references[1] ?? '', slotAt('2030-01-03T09:00', { doctor: kerem, minutes: 45 }))
    await one.visit(references[0] ?? '', { visit: 'noshow', version: 1 }, staffId)
    const day = await one.day('2030-01-02', '2029-12-31')
    expect(day.appointments.map(({ name }) => name)).toEqual(['A'])
    // A missed appointment takes no hour.
    expect(day.spans.map(({ at, doctor }) => [at, doctor])).toEqual([['2030-01-03T09:00', 'kerem']])
    expect(day.counts.map(({ day, doctor, count }) => [day, doctor, count])).toEqual([
      ['2030-01-02', 'selin', 1],
      ['2030-01-03', 'kerem', 1],
    ])
    const [rows, names] = await one.visits('2030-01-02', '2030-01-02')
    expect(rows).toMatchObject([{ visit: 'noshow', minutes: 30, doctor: 'selin' }])
    expect(Date.parse(rows[0]?.bookedAt ?? '')).not.toBeNaN()
    expect(names.get('kerem')).toBe('Kerem Yalıner')
  })

  test('books a patient again after a no-show once, however many try, and keeps the first', async () => {
    const { one, two, staffId, arrive, book } = await open()
    const reference = await arrive('Gelmeyen', '0532 000 00 09', 'Selin Ardıç')
    await book(reference, slotAt('2030-01-02T10:00', { type: 'control' }))
    await one.visit(reference, { visit: 'noshow', version: 1 }, staffId)
    const bookedAt = ({ at }: Slot, version: number, note = '') =>
      ({ outcome: 'booked', appointmentAt: at, version, note }) as const
    const again = (desk: typeof one, slot: Slot) =>
      desk.followUp(reference, bookedAt(slot, 2, 'Aradı'), staffId, slot)
    const tried = await Promise.all(
      [one, two, one, two].map((desk, index) => again(desk, slotAt(`2030-01-03T1${index}:00`))),
    )
    expect(tried.map(({ kind }) => kind).sort()).toEqual([
      'changed',
      'conflict',
      'conflict',
      'conflict',
    ])
    const made = tried.find(({ kind }) => kind === 'changed')
    if (made?.kind !== 'changed') throw new Error('not booked')
    expect(made.request).toMatchObject({
      name: 'Gelmeyen',
      doctor: 'Selin Ardıç',
      note: 'Aradı',
      follows: reference,
      version: 1,
      undoable: true,
    })
    const first = await one.find(reference)
    expect(first).toMatchObject({ visit: 'noshow', version: 3, appointmentType: 'control' })
    const taken = slotAt(made.request.appointmentAt ?? '')
    const busy = await two.followUp(reference, bookedAt(taken, 3), staffId, taken)
    expect(busy).toMatchObject({ kind: 'asked', needs: [{ kind: 'busy' }, { kind: 'sameDay' }] })
    const undone = await one.undo(made.request.reference, 1, staffId)
    expect(undone).toMatchObject({ kind: 'removed' })
    expect(await one.find(made.request.reference)).toBeUndefined()
    expect(await one.find(reference)).toEqual({ ...first, bookedOthers: [''] })
  })

  test('knows which hours are taken, and when one was kept in spite of a leave', async () => {
    const { one, staffId, arrive, book } = await open()
    const reference = await arrive('Bir', '0532 000 00 01')
    await book(reference, slotAt('2030-01-02T10:00'))
    await book(await arrive('İki', '0532 000 00 02'), slotAt('2030-02-02T10:00'))
    const kept = { reference, version: 1, acts: ['allowedClosed', 'allowedAbsent'] } as const
    expect(await one.keep({ ...kept, version: 0 }, staffId)).toMatchObject({ kind: 'conflict' })
    const before = await one.newestEvent()
    expect(await one.keep(kept, staffId)).toMatchObject({ kind: 'changed' })
    expect(await one.newestEvent()).toBe(before + 1)
    const last = await one.confirmations([reference])
    expect(last(reference, 'allowedAbsent')).toBe(last(reference, 'allowedClosed'))
    expect(last(reference, 'allowedAbsent') > last(reference, 'booked')).toBe(true)
    expect(last(reference, 'cancelled')).toBe('')
    const { spans } = await one.taken('2030-01-02', '2030-02-02')
    expect(spans.map(({ at }) => at)).toEqual(['2030-01-02T10:00', '2030-02-02T10:00'])
  })
})

test.each(databaseKinds())(
  'accounts survive the role of doctors, which the release before grants nothing: $name',
  async (kind) => {
    const place = await kind.place()
    const old = await openBefore(place, beforeRoles)
    const invite = (id: string, role: string) =>
      old.ask(
        `INSERT INTO staff (id, name, role, created_at) VALUES ('${id}', '${id}', '${role}', '')`,
      )
    await invite('ayse', 'manager')
    const store = createStore(place, { country: 'TR' })
    onTestFinished(() => store.close())
    await store.invite('Selin', 'doctor', undefined, 'selin')
    // The release before writes on, and compares each role with those that a route names.
    await invite('efe', 'editor')
    const { rows } = await old.ask("SELECT role FROM staff WHERE name = 'Selin'")
    expect(rows[0]?.role).toBe('doctor')
    expect((await store.staff()).map(({ role, doctor }) => [role, doctor])).toEqual([
      ['manager', undefined],
      ['editor', undefined],
      ['doctor', 'selin'],
    ])
  },
)
