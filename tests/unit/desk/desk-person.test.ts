import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { describe, expect, test } from 'vitest'
import { databasePlace } from '../../../src/server/storage/database'
import { preferenceSecret } from '../../../src/server/storage/senderChanges'
import { browserAt, intake, openDesk, openDeskStore, openStore } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { createManualClock } from '../../support/manualClock'
import { filled, stillClock } from '../../support/serverFixture'

const minute = 60_000
const day = 24 * 60 * minute

/** All stored bytes: the database, its write-ahead log, its index and every other file. */
function kept(root: string): Buffer {
  const folder = join(root, '.data')
  return Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
}

const secret = {
  name: 'Silinecek Hasta',
  phone: '0533 777 66 55',
  doctor: 'Selin Ardıç',
  request: 'Muayene',
}
const preferences = {
  days: ['tuesday', 'sunday'],
  time: 'evening',
  channel: 'chat',
  language: 'yue',
} as const
const notes = ['Kimse bilmesin', 'Eskiden yazılan', 'Randevu notu', 'Telefonda dedi']
const traces = ['Silinecek', '777 66 55', '5337776655', ...notes, 'yue"']

/** A clinic with queued mail, and a patient with two requests, a call and a changed note. */
async function openWithPerson() {
  const clock = stillClock()
  const opened = openDesk({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, clock })
  const { server, desk, signIn } = opened
  const her = await signIn('Ayşe', 'reception')
  const staffId = (await desk.staff())[0]?.id ?? ''
  const references: string[] = []
  for (const request of [secret, filled, { ...secret, phone: '+90 533 777 66 55' }]) {
    references.push(await storeRequest(server.store, request))
  }
  const [first = '', other = '', second = ''] = references
  const { id = '' } = (await server.store.find(first)) ?? {}
  // An earlier version, then the last.
  for (const days of [['tuesday', 'sunday', 'monday'] as const, preferences.days])
    await server.store.prefer(first, preferenceSecret(id), { ...preferences, days: [...days] })
  await desk.contact(first, 'called', staffId)
  const retryAt = '2026-11-23T10:00'
  const change = { outcome: 'unreached', retryAt } as const
  await desk.change(first, { ...change, note: 'Eskiden yazılan', version: 0 }, staffId)
  await desk.change(first, { ...change, note: 'Kimse bilmesin', version: 1 }, staffId)
  const appointmentAt = '2026-11-24T14:30'
  const doctor = { id: 'selin-ardic', name: 'Selin Ardıç' }
  const slot = { doctor, at: appointmentAt, minutes: 30, usualMinutes: 30, found: [], allow: [] }
  const booked = { outcome: 'booked', appointmentAt, note: 'Randevu notu' } as const
  await desk.change(second, { ...booked, version: 0 }, staffId, slot)
  await desk.visit(second, { visit: 'arrived', version: 1 }, staffId)
  const entered = {
    key: 'k',
    name: secret.name,
    phone: secret.phone,
    language: '',
    note: 'Telefonda dedi',
  }
  const later = { ...slot, at: '2026-11-25T14:30' }
  const call = await desk.enter(entered, staffId, later)
  const third = call.kind === 'changed' ? call.request.reference : ''
  return { ...opened, clock, her, first, second, third, other }
}

describe('a patient whose data is erased on demand', () => {
  test('leaves no byte of name, phone, note or preferences in any file, and no mail', async () => {
    const { root, server, desk, her, first, second, third, other } = await openWithPerson()
    for (const trace of ['Silinecek', '777 66 55', ...notes, 'yue"'])
      expect([trace, kept(root).includes(trace)]).toEqual([trace, true])
    expect(await server.store.outbox.state()).toMatchObject({ waiting: 3 })
    const body = { references: [first, second, third] }
    const answer = await her.ask(`/requests/${first}/erase`, { body })
    expect(await answer.json()).toEqual({ removed: 3, wiped: true })
    for (const trace of traces) expect([trace, kept(root).includes(trace)]).toEqual([trace, false])
    expect(await server.store.outbox.state()).toMatchObject({ waiting: 1 })
    expect((await server.store.list()).map(({ reference }) => reference)).toEqual([other])
    expect(kept(root).includes(filled.name)).toBe(true)
    // The audit entry names the account and not the patient.
    const erased = (await desk.audit(10)).filter(({ act }) => act === 'erased')
    expect(erased).toMatchObject([
      { by: 'Ayşe', subject: third },
      { by: 'Ayşe', subject: second },
      { by: 'Ayşe', subject: first },
    ])
    expect((await her.ask(`/requests/${first}/erase`, { body })).status).toBe(404)
  })

  test('leaves no byte among hundreds of erased patients, in any order', async () => {
    const { root, store, clock } = openStore()
    await store.invite('Ayşe', 'reception')
    const staffId = (await store.staff())[0]?.id ?? ''
    const all: { reference: string; name: string }[] = []
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let count = 0; count < 200; count += 1) {
      clock.time += 1000
      const name = `Kisi${String(count).padStart(4, '0')}x`
      const phone = `0532 ${String(1000000 + count)}`
      const reference = await storeRequest(store, { ...filled, name, phone })
      all.push({ reference, name })
      const note = `${name} ${'n'.repeat(random(480))}`
      const change = { outcome: 'unreached', retryAt: '2026-11-23T10:00', note } as const
      if (random(3) === 0) await store.change(reference, { ...change, version: 0 }, staffId)
    }
    while (all.length > 0) {
      const gone = all.splice(random(all.length), 1)[0]
      if (!gone) break
      await store.erase(gone.reference, [gone.reference], staffId)
      const found = kept(root).indexOf(gone.name)
      expect([gone.name, found]).toEqual([gone.name, -1])
    }
  })

  test('erases no other patient’s requests, whichever are selected', async () => {
    const { her, first, other, server } = await openWithPerson()
    const body = { references: [first, other] }
    const answer = await her.ask(`/requests/${first}/erase`, { body })
    expect(await answer.json()).toMatchObject({ removed: 1 })
    expect((await server.store.list()).map(({ reference }) => reference)).toContain(other)
    const alone = { references: [other] }
    expect((await her.ask(`/requests/${first}/erase`, { body: alone })).status).toBe(404)
    for (const references of [[], [7], 'AAA-AAA', undefined])
      expect((await her.ask(`/requests/${other}/erase`, { body: { references } })).status).toBe(400)
  })

  test('is no longer found, unlike a later request', async () => {
    const { store, desk, staffId, reference } = await openDeskStore()
    const wanted = { q: 'işık', standing: '', doctor: '', request: '', day: '' } as const
    const names = async (q: string) =>
      (await desk.search({ ...wanted, q }, 0, 'Europe/Istanbul')).requests.map(({ name }) => name)
    expect(await names('işık')).toEqual([filled.name])
    await desk.erase(reference, [reference], staffId)
    // The next request reuses the rowid.
    await store.add({ ...filled, name: 'Nuray Yeni' }, intake)
    expect(await names('nuray')).toEqual(['Nuray Yeni'])
    expect(await names('işık')).toEqual([])
  })

  test('is not reported as erased while a backup still reads the file, but an hour later', async () => {
    const clock = createManualClock(Date.UTC(2026, 10, 21, 9), 1)
    const opened = openDesk({ clock })
    const her = await opened.signIn('Ayşe', 'reception')
    const reference = await storeRequest(opened.server.store, secret)
    opened.server.start()
    await clock.asleep()
    const { url } = databasePlace(opened.root, {})
    const reader = createClient({ url })
    const reading = await reader.transaction('read')
    await reading.execute('SELECT * FROM requests')
    const answer = await her.ask(`/requests/${reference}/erase`, {
      body: { references: [reference] },
    })
    expect(await answer.json()).toEqual({ removed: 1, wiped: false })
    expect(kept(opened.root).includes('Silinecek')).toBe(true)
    await reading.rollback()
    reader.close()
    await clock.advance(60 * minute)
    await clock.asleep()
    expect(kept(opened.root).includes('Silinecek')).toBe(false)
  })
})

describe('a patient whose data is exported on demand', () => {
  test('gets all requests from the number, however it was written, with outcome, calls and notes', async () => {
    const { her, first, second, third, other, desk } = await openWithPerson()
    const answer = await her.ask(`/requests/${second}/export`, { body: {} })
    const { requests } = await answer.json()
    expect(requests).toMatchObject([
      {
        reference: first,
        name: secret.name,
        preferences: 'Salı, Pazar · akşam · mesajla · Kantonca',
        standing: 'unreached',
        tries: 2,
        note: 'Kimse bilmesin',
        acts: [
          { act: 'called', by: 'Ayşe' },
          { act: 'unreached', noteBefore: '' },
          { act: 'unreached', noteBefore: 'Eskiden yazılan' },
        ],
      },
      {
        reference: second,
        preferences: '',
        appointmentAt: '2026-11-24T14:30',
        appointmentDoctorName: 'Selin Ardıç',
        appointmentMinutes: 30,
        visit: 'arrived',
        acts: [{ act: 'booked' }, { act: 'arrived', noteBefore: 'Randevu notu' }],
      },
      { reference: third, entered: true, note: 'Telefonda dedi' },
    ])
    expect(JSON.stringify(requests)).not.toContain(filled.name)
    expect(await desk.audit(1)).toMatchObject([{ act: 'exported', subject: second, by: 'Ayşe' }])
    const shown = await (await her.ask(`/requests/${first}/person`)).json()
    expect(shown.map(({ reference }: { reference: string }) => reference)).toEqual([
      first,
      second,
      third,
    ])
    expect(await (await her.ask(`/requests/${other}/person`)).json()).toHaveLength(1)
    expect((await her.ask('/requests/AAA-AAA/person')).status).toBe(404)
    expect((await her.ask('/requests/AAA-AAA/export', { body: {} })).status).toBe(404)
  })

  test('sees when the data expires', async () => {
    const { her, first, clock } = await openWithPerson()
    const [request] = await (await her.ask(`/requests/${first}/person`)).json()
    expect(Date.parse(request.expiresAt)).toBe(clock.time + 180 * day)
  })
})

describe('whose data it is', () => {
  /** A clinic with one request from each number; resolves to their references. */
  async function openWith(phones: string[]) {
    const opened = openDesk()
    const her = await opened.signIn('Ayşe', 'reception')
    const references: string[] = []
    for (const phone of phones) {
      references.push(await storeRequest(opened.server.store, { ...secret, phone }))
    }
    const person = async (reference = ''): Promise<string[]> => {
      const found = await (await her.ask(`/requests/${reference}/person`)).json()
      return found.map((each: { reference: string }) => each.reference)
    }
    return { ...opened, her, references, person }
  }

  test.each([
    ['two numbers abroad that differ in the last digit', '+44 7700 900123', '+44 7700 900124'],
    ['numbers of two countries', '+49 171 3920012', '+41 71 392 00 12'],
    ['two landlines that begin alike', '+966 11 234 5670', '+966 11 234 5671'],
    ['a number abroad with the digits of one at home', '+44 532 777 22 33', '0532 777 22 33'],
    ['a number too long for its country, and a text like it', '+33 5321112233', '+33 5321112233'],
    ['two texts that are no numbers', 'bilmiyorum', 'bilmiyorum'],
  ])('is decided by the whole number: %s', async (_, one, other) => {
    const { references, person, her, server } = await openWith([one, other])
    for (const reference of references) expect(await person(reference)).toEqual([reference])
    const board = await (await her.ask('/board')).json()
    for (const { openOthers } of board.fresh.requests) expect(openOthers).toBe(0)
    const body = { references }
    const erased = await her.ask(`/requests/${references[0]}/erase`, { body })
    expect(await erased.json()).toMatchObject({ removed: 1 })
    expect(await server.store.list()).toHaveLength(1)
  })

  test('is the same for every spelling and extension', async () => {
    const spellings = ['+44 7700 900123', '0044 7700 900123', '+44 (0) 7700 900123 dahili 4']
    const { references, person, her } = await openWith(spellings)
    expect(await person(references[2])).toEqual(references)
    const board = await (await her.ask('/board')).json()
    expect(board.fresh.requests).toMatchObject([
      { phone: '+44 7700 900123', dial: '+447700900123', openOthers: 2 },
      { phone: spellings[1], dial: '+447700900123', openOthers: 2 },
      { phone: spellings[2], dial: '+447700900123', openOthers: 2 },
    ])
  })

  test('is noted when it is opened, and nothing for an unknown request', async () => {
    const { references, person, desk } = await openWith(['0532 000 00 00'])
    await person(references[0])
    expect(await desk.audit(1)).toMatchObject([
      { act: 'opened', by: 'Ayşe', subject: references[0] },
    ])
    const { her } = await openWith([])
    expect((await her.ask('/requests/AAA-AAA/person')).status).toBe(404)
    expect((await desk.audit(10)).filter(({ act }) => act === 'opened')).toHaveLength(1)
  })
})

describe('an export or an erasure', () => {
  const grave = (reference: string) =>
    [
      [`/requests/${reference}/export`, {}],
      [`/requests/${reference}/erase`, { references: [reference] }],
    ] as const

  test('requires re-authentication within the last five minutes', async () => {
    const { her, first, clock, server } = await openWithPerson()
    clock.time += 5 * minute + 1
    for (const [path, body] of grave(first)) {
      const refused = await her.ask(path, { body })
      expect([refused.status, await refused.json()]).toEqual([403, { error: 'unproven' }])
    }
    const options = await (await her.ask('/prove/options', { body: {} })).json()
    const before = her.cookie()
    const proof = { body: her.authenticator.signIn(options) }
    expect((await her.ask('/prove', proof)).status).toBe(204)
    expect(her.cookie()).not.toBe(before)
    expect((await her.ask('/me', { headers: { Cookie: before } })).status).toBe(401)
    expect((await her.ask('/prove', proof)).status).toBe(403)
    clock.time += 5 * minute
    for (const [path, body] of grave(first))
      expect((await her.ask(path, { body })).status).toBe(200)
    expect((await server.store.audit(50)).map(({ act }) => act)).toContain('proved')
  })

  test('is refused after the passkey of a colleague, and the session stays open', async () => {
    const { her, first, clock, signIn, server } = await openWithPerson()
    const colleague = await signIn('Mehmet', 'manager', browserAt(server.fetch))
    clock.time += 6 * minute
    const options = await (await her.ask('/prove/options', { body: {} })).json()
    const body = colleague.authenticator.signIn(options)
    expect((await her.ask('/prove', { body })).status).toBe(403)
    expect((await her.ask('/me')).status).toBe(200)
    expect((await her.ask(`/requests/${first}/export`, { body: {} })).status).toBe(403)
  })

  test('is always refused at the counter', async () => {
    const { her, first, server } = await openWithPerson()
    const { code } = await (await her.ask('/code', { body: {} })).json()
    const counter = browserAt(server.fetch)
    await counter.ask('/sign-in/code', { body: { code } })
    for (const [path, body] of [...grave(first), ['/prove/options', {}], ['/code', {}]] as const) {
      const refused = await counter.ask(path, { body })
      expect([path, refused.status, await refused.json()]).toEqual([path, 403, { error: 'weak' }])
    }
    expect((await counter.ask(`/requests/${first}/person`)).status).toBe(200)
  })
})

describe('the audit', () => {
  test('rejects a REPLACE, too', async () => {
    const { root } = await openDeskStore()
    const client = createClient({ url: pathToFileURL(databasePlace(root, {}).file ?? '').href })
    const { rows } = await client.execute('SELECT * FROM audit')
    const again = `INTO audit (id, at, staff_id, act, subject) VALUES (${Number(rows[0]?.id)}, '2020-01-01', '', 'x', '')`
    await expect(client.execute(`INSERT OR REPLACE ${again}`)).rejects.toThrow(/never changed/)
    await expect(client.execute(`REPLACE ${again}`)).rejects.toThrow(/never changed/)
    expect((await client.execute('SELECT * FROM audit')).rows).toEqual(rows)
    client.close()
  })

  test('is deleted on the day it becomes three years old, not the day before', async () => {
    const { root } = await openDeskStore()
    const client = createClient({ url: pathToFileURL(databasePlace(root, {}).file ?? '').href })
    const add = (age: string) =>
      client.execute({
        sql: `INSERT INTO audit (at, staff_id, act, subject)
          VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 years', ?), 'someone', 'erased', ?)`,
        args: [age, age],
      })
    await add('+1 day')
    await add('-1 minute')
    const drop = (age: string) =>
      client.execute({ sql: 'DELETE FROM audit WHERE subject = ?', args: [age] })
    await expect(drop('+1 day')).rejects.toThrow(/three years/)
    expect((await drop('-1 minute')).rowsAffected).toBe(1)
    client.close()
  })

  test('has no name, phone or note after an export, an erasure and changes of accounts', async () => {
    const { root, desk, her, first, second, signIn, server } = await openWithPerson()
    const manager = await signIn('Deniz', 'manager', browserAt(server.fetch))
    await her.ask(`/requests/${first}/export`, { body: {} })
    await her.ask(`/requests/${first}/erase`, { body: { references: [first, second] } })
    await manager.ask('/accounts', { body: { name: 'Yeni Gelen', role: 'editor' } })
    const member = (await desk.staff()).find(({ name }) => name === 'Yeni Gelen')
    await manager.ask(`/accounts/${member?.id}/disable`, { body: {} })
    const client = createClient({ url: pathToFileURL(databasePlace(root, {}).file ?? '').href })
    const { rows } = await client.execute('SELECT * FROM audit')
    client.close()
    const text = JSON.stringify(rows)
    for (const act of ['exported', 'erased', 'invited', 'disabled']) expect(text).toContain(act)
    for (const word of [...traces, 'Ayşe', 'Deniz', 'Yeni Gelen']) expect(text).not.toContain(word)
  })
})
