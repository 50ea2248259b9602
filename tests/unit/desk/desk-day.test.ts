import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { list } from '../../../scripts/cli/requests/commands'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { databasePlace, openDatabase } from '../../../src/server/storage/database'
import { openReception } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'

const doctor = 'selin-ardic'

describe('a receptionist', () => {
  test('enters a phone call, is asked, refused by field, and told whose hour it is', async () => {
    const { enter, post, read } = await openReception()
    const first = await enter('2026-11-24T14:30', { minutes: 45 })
    expect(first).toMatchObject({
      status: 200,
      body: {
        standing: 'booked',
        appointmentDoctor: doctor,
        appointmentDoctorName: 'Selin Ardıç',
        appointmentMinutes: 45,
        entered: true,
        // The appointment's end, 15:15 in Istanbul, and 180 days.
        expiresAt: '2027-05-23T12:15:00.000Z',
      },
    })
    expect(
      await enter('2026-11-22T15:00', { name: ' ', phone: '0'.repeat(99), doctor: 'kimse' }),
    ).toEqual({
      status: 422,
      body: { error: 'refused', fields: { name: 'required', phone: 'tooLong', doctor: 'unknown' } },
    })
    expect(await enter('2026-11-24T15:00')).toMatchObject({
      status: 409,
      body: { error: 'asked', needs: [{ kind: 'busy', others: [{ name: 'Hasta 1' }] }] },
    })
    expect(await enter('2027-01-01T15:00')).toMatchObject({
      status: 409,
      body: { needs: [{ kind: 'closed', note: 'Yılbaşı', opening: [] }] },
    })
    const today = { doctor: 'kerem-yaliner' }
    expect(await enter('2026-11-21T11:30', today)).toMatchObject({
      body: { needs: [{ kind: 'past' }] },
    })
    const { reference } = first.body
    const path = `/requests/${reference}`
    const move = { outcome: 'booked', note: '', appointmentAt: '2026-11-24T15:00' }
    expect(await post(`${path}/outcome`, { ...move, version: 0 })).toMatchObject({
      status: 409,
      body: { error: 'conflict', request: { version: 1 } },
    })
    expect(await post(`${path}/outcome`, { ...move, version: 1 })).toMatchObject({
      status: 200,
      body: { appointmentDoctor: doctor, appointmentMinutes: 45 },
    })
    expect(await post(`${path}/visit`, { visit: 'noshow', version: 2 })).toEqual({
      status: 422,
      body: { error: 'refused', fields: { visit: 'early' } },
    })
    expect((await post(`${path}/visit`, { visit: 'arrived', version: 2 })).status).toBe(200)
    expect(await post(`${path}/undo`, { version: 3 })).toMatchObject({ body: { visit: '' } })
    expect(await read('/day?day=2026-11-24')).toMatchObject({ total: 1 })
  })

  test('whose entry was stored unseen is told so when another hour is sent with its key', async () => {
    const { enter, read } = await openReception()
    const key = '00000000-0000-4000-8000-000000000099'
    const call = { key, name: 'Arayan', phone: '0532 000 00 99' }
    const first = await enter('2026-11-24T14:00', call)
    expect(await enter('2026-11-24T14:00', call)).toEqual(first)
    expect(await enter('2026-11-24T15:00', call)).toEqual({
      status: 409,
      body: { error: 'keyReused', request: first.body },
    })
    expect(await read('/day?day=2026-11-24')).toMatchObject({ total: 1 })
  })

  test('undoes a phone call that she entered: it is on no list, the audit alone knows it', async () => {
    const { enter, post, read, desk } = await openReception()
    const { body } = await enter('2026-11-24T14:00')
    const path = `/requests/${body.reference}/undo`
    expect(await post(path, { version: 1 })).toEqual({
      status: 200,
      body: { ...body, removed: true },
    })
    expect(await read('/board')).toMatchObject({ fresh: { total: 0 }, again: { total: 0 } })
    expect(await read('/requests')).toMatchObject({ total: 0 })
    expect(await read('/day?day=2026-11-24')).toMatchObject({ total: 0 })
    expect(await post(path, { version: 1 })).toEqual({ status: 404, body: { error: 'notFound' } })
    const acts = (await desk.audit(2)).map(({ act, subject }) => [act, subject])
    expect(acts).toEqual([
      ['entryUndone', body.reference],
      ['entered', body.reference],
    ])
  })

  test('takes “Geldi” and “Görüldü” back where two appointments overlap on purpose', async () => {
    const { enter, post } = await openReception()
    await enter('2026-11-24T14:30')
    const { body } = await enter('2026-11-24T14:30', { allow: ['busy'] })
    const path = `/requests/${body.reference}`
    await post(`${path}/visit`, { visit: 'arrived', version: 1 })
    await post(`${path}/visit`, { visit: 'fulfilled', version: 2 })
    expect(await post(`${path}/undo`, { version: 3 })).toMatchObject({
      status: 200,
      body: { visit: 'arrived' },
    })
    expect(await post(`${path}/undo`, { version: 4 })).toMatchObject({
      status: 200,
      body: { visit: '', standing: 'booked' },
    })
  })

  test('reads a day with its gaps, absences and week, and free starts', async () => {
    const { enter, post, read } = await openReception()
    const { body } = await enter('2026-11-24T14:00', { minutes: 60 })
    const absence = {
      doctor: '',
      startsAt: '2026-11-24T13:30',
      endsAt: '2026-11-24T14:30',
      note: 'Toplantı',
    }
    expect(await post('/absences', absence)).toMatchObject({
      body: { by: 'Ayşe', note: 'Toplantı' },
    })
    expect(await read('/to-move')).toMatchObject([{ request: { reference: body.reference } }])
    expect(await post('/absences', { ...absence, endsAt: absence.startsAt })).toMatchObject({
      status: 422,
      body: { fields: { endsAt: 'order' } },
    })
    const day = await read('/day?day=2026-11-24')
    expect(day).toMatchObject({
      today: '2026-11-21',
      opening: [{ open: '11:00', close: '23:00' }],
      absences: [{ note: 'Toplantı' }],
      doctors: [
        {
          id: doctor,
          left: false,
          gaps: [
            { from: '2026-11-24T11:00', to: '2026-11-24T13:30' },
            { from: '2026-11-24T15:00', to: '2026-11-24T23:00' },
          ],
        },
        { gaps: [{}, { from: '2026-11-24T14:30' }] },
      ],
    })
    expect(
      day.week.map(({ count, open }: { count: number; open: boolean }) => [count, open]),
    ).toEqual([
      [0, true],
      [1, true],
      [0, true],
      [0, true],
      [0, true],
      [0, true],
      [0, false],
    ])
    const free = `/free?doctor=${doctor}&day=2026-11-24&minutes=120`
    expect((await read(free)).starts).toEqual(
      ['11:00', '15:00', '17:00', '19:00', '21:00'].map((time) => `2026-11-24T${time}`),
    )
    expect((await read(`${free}&reference=${body.reference}`)).starts[1]).toBe('2026-11-24T14:30')
    // Today only future hours.
    expect((await read(`/free?doctor=kerem-yaliner&day=2026-11-21&minutes=240`)).starts).toEqual([
      '2026-11-21T12:00',
    ])
    expect((await read('/free?doctor=kimse&day=2026-11-24&minutes=30')).error).toBe('notFound')
    const [{ id }] = await read('/absences')
    expect((await post(`/absences/${id}/remove`, {})).status).toBe(204)
  })

  test('is offered no hour of a doctor’s day off, and asked before she books one', async () => {
    const { enter, post, read, desk } = await openReception()
    // Selin works from Monday to Wednesday and on Fridays, Kerem whenever the clinic is open.
    const thursday = '2026-11-26'
    expect((await read(`/day?day=${thursday}`)).doctors).toMatchObject([
      { id: doctor, off: true, gaps: [] },
      { off: false, gaps: [{ from: `${thursday}T11:00`, to: `${thursday}T23:00` }] },
    ])
    const free = `/free?day=${thursday}&minutes=240&doctor=`
    expect((await read(`${free}${doctor}`)).starts).toEqual([])
    expect((await read(`${free}kerem-yaliner`)).starts).toHaveLength(3)
    const off = { kind: 'off', days: ['monday', 'tuesday', 'wednesday', 'friday'], opening: [] }
    const asked = { status: 409, body: { error: 'asked', needs: [off] } }
    expect(await enter(`${thursday}T14:00`)).toEqual(asked)
    const { body } = await enter('2026-11-24T14:00')
    const path = `/requests/${body.reference}/outcome`
    const moved = {
      outcome: 'booked',
      appointmentAt: `${thursday}T14:00`,
      doctor,
      note: '',
      version: 1,
    }
    expect(await post(path, moved)).toEqual(asked)
    expect(await post(path, { ...moved, doctor: 'kerem-yaliner' })).toMatchObject({ status: 200 })
    expect((await enter(`${thursday}T16:00`, { allow: ['off'] })).status).toBe(200)
    expect((await desk.audit(2)).map(({ act }) => act)).toContain('allowedOff')
    // A closed day is asked about as such.
    expect(await enter('2027-01-01T15:00')).toMatchObject({ body: { needs: [{ kind: 'closed' }] } })
    expect((await read('/day?day=2026-11-22')).doctors).toMatchObject([{ off: false }, {}])
  })

  test('reads the old name of a doctor who left, and the wish of a booking without one', async () => {
    const { enter, read, root, desk, server } = await openReception()
    await enter('2026-11-24T14:00')
    const reference = await storeRequest(server.store, { doctor: 'Kerem Yalıner' })
    const staffId = (await desk.staff())[0]?.id ?? ''
    const old = {
      outcome: 'booked',
      appointmentAt: '2026-11-24T15:00',
      note: '',
      version: 0,
    } as const
    await desk.change(reference, old, staffId)
    const database = await openDatabase(databasePlace(root, {}))
    await database.execute(
      "UPDATE requests SET appointment_doctor = 'ayrilan' WHERE entered_by <> ''",
    )
    await database.execute("INSERT INTO doctors (id, name) VALUES ('ayrilan', 'Ayrılan Hekim')")
    await database.close()
    const day = await read('/day?day=2026-11-24')
    expect(day.doctors.slice(2)).toEqual([
      { id: 'ayrilan', name: 'Ayrılan Hekim', left: true, off: false, hours: [], gaps: [] },
    ])
    expect(day.appointments).toMatchObject([
      { appointmentDoctorName: 'Ayrılan Hekim' },
      { appointmentDoctor: 'kerem-yaliner', appointmentMinutes: 0 },
    ])
  })

  test('reminds the patients of the next working day once, by their language and phone', async () => {
    const { enter, post, read } = await openReception()
    const { body } = await enter('2026-11-23T14:30')
    await enter('2026-11-23T15:30', { phone: '0212 000 00 00' })
    await enter('2026-11-24T15:30')
    const { day, open: count, reminders } = await read('/reminders')
    expect([day, count]).toEqual(['2026-11-23', 2])
    const [mobile, landline] = reminders
    expect(mobile.text).toContain('23 Kasım Pazartesi 14.30')
    expect(mobile.text).toContain('+90 212 000 00 00')
    expect(mobile.text).not.toContain('Muayene')
    expect(decodeURIComponent(mobile.chat)).toBe(`https://wa.me/905320000001?text=${mobile.text}`)
    expect(decodeURIComponent(mobile.sms)).toBe(`sms:+905320000001?body=${mobile.text}`)
    expect([landline.chat, landline.sms, landline.request.dial]).toEqual(['', '', '+902120000000'])
    const path = `/requests/${body.reference}/remind`
    expect((await post(path, { version: 1 })).body.remindedAt).toBe('2026-11-21T09:00:00.000Z')
    expect((await post(path, { version: 1 })).status).toBe(409)
    expect((await read('/reminders')).open).toBe(1)
    expect((await post(`${path}/undo`, { version: 1 })).body.remindedAt).toBe('')
    const cancelled = { outcome: 'cancelled', reason: 'other', note: '', version: 1 }
    await post(`/requests/${body.reference}/outcome`, cancelled)
    expect((await read('/reminders')).reminders).toHaveLength(1)
    expect((await post(path, { version: 2 })).status).toBe(409)
  })

  test('reminds a patient who comes on a closed day before the next working day', async () => {
    const { enter, read } = await openReception()
    await enter('2026-11-22T15:00', { name: 'Pazar Hastası', allow: ['closed'] })
    await enter('2026-11-23T14:30')
    await enter('2026-11-24T14:30')
    const { day, open: count, reminders } = await read('/reminders')
    expect([day, count]).toEqual(['2026-11-23', 2])
    expect(reminders[0].request.name).toBe('Pazar Hastası')
    expect(reminders[0].text).toContain('22 Kasım Pazar 15.00')
  })

  test('is refused a callback that has passed or is after the deletion, and saves one of today', async () => {
    const { post, server } = await openReception()
    const reference = await storeRequest(server.store)
    const callAt = (retryAt: string) =>
      post(`/requests/${reference}/outcome`, {
        outcome: 'unreached',
        retryAt,
        note: '',
        version: 0,
      })
    for (const [retryAt, fault] of [
      ['2026-10-01T10:00', 'passed'],
      ['2026-11-21T11:57', 'passed'],
      ['2027-05-20T12:00', 'expired'],
      ['2027-11-23T10:00', 'expired'],
    ] as const)
      expect(await callAt(retryAt)).toEqual({
        status: 422,
        body: { error: 'refused', fields: { retryAt: fault } },
      })
    expect((await callAt('2026-11-21T12:30')).body).toMatchObject({ standing: 'unreached' })
  })

  test('reads whose hour it is wherever an hour is, and the wish as a wish alone', async () => {
    const { post, read, her, server, root } = await openReception()
    const reference = await storeRequest(server.store, { doctor: 'Kerem Yalıner' })
    const at = '2026-11-23T14:00'
    const booked = { outcome: 'booked', appointmentAt: at, doctor, note: '', version: 0 }
    const { body } = await post(`/requests/${reference}/outcome`, booked)
    expect(body).toMatchObject({ doctor: 'Kerem Yalıner', appointmentDoctorName: 'Selin Ardıç' })
    expect(decodeURIComponent(body.chat)).toContain('23 Kasım Pazartesi 14.00, Selin Ardıç.')
    const [reminder] = (await read('/reminders')).reminders
    expect(reminder.text).toContain('23 Kasım Pazartesi 14.00, Selin Ardıç.')
    const search = async (name: string) =>
      (await read(`/requests?doctor=${encodeURIComponent(name)}`)).total
    expect([await search('Selin Ardıç'), await search('Kerem Yalıner')]).toEqual([1, 0])
    const calendar = await (await her.ask(`/requests/${reference}/calendar`)).text()
    expect(calendar).toContain('Doktor: Selin Ardıç')
    const nothing = { q: '', standing: '', doctor: '', request: '', day: '' }
    const sheet = await (await her.ask('/requests/sheet', { body: nothing })).text()
    expect(sheet).toContain('"Telefon";"İstediği doktor";')
    const said: string[] = []
    const words = readFacts(root)[0].desk.words
    const place = { language: 'tr', timeZone: 'Europe/Istanbul', country: 'TR' } as const
    const print = (line: string) => said.push(...line.split('\n'))
    const desk = { store: server.store, words, place, retentionDays: 1, usualMinutes: 30, print }
    await list({ ...desk, write: print }, false)
    expect(said[0]).toMatch(/İstediği doktor.*Durum +Randevu doktoru$/)
    expect(said.at(-1)).toMatch(/Kerem Yalıner.*Randevu verildi 23\.11\.2026 14:00 +Selin Ardıç$/)
    // Cancelled, it is Kerem's wish again.
    const cancelled = { outcome: 'cancelled', reason: 'other', note: '', version: 1 }
    await post(`/requests/${reference}/outcome`, cancelled)
    expect([await search('Selin Ardıç'), await search('Kerem Yalıner')]).toEqual([0, 1])
  })

  test('reads show rate, no-shows by lead time and booked hours', async () => {
    const { enter, signIn, desk, clock } = await openReception()
    const staffId = (await desk.staff())[0]?.id ?? ''
    const seen = await enter('2026-11-23T14:00', { minutes: 45 })
    const missed = await enter('2026-12-01T14:00')
    await enter('2026-12-01T15:00', { doctor: 'kerem-yaliner' })
    clock.time = Date.UTC(2026, 11, 2)
    await desk.visit(seen.body.reference, { visit: 'fulfilled', version: 1 }, staffId)
    await desk.visit(missed.body.reference, { visit: 'noshow', version: 1 }, staffId)
    // Sessions are over by then.
    const him = await signIn('Deniz', 'manager')
    const figures = await (await him.ask('/visits?from=2026-11-23&until=2026-12-02')).json()
    const none = { kept: 0, missed: 0, unknown: 0 }
    expect(figures).toEqual({
      from: '2026-11-23',
      until: '2026-12-02',
      kept: 1,
      missed: 1,
      unknown: 1,
      lead: {
        steps: [0, 2, 7, 14, 30],
        counts: [none, { ...none, kept: 1 }, none, { kept: 0, missed: 1, unknown: 1 }, none, none],
      },
      doctors: [
        { id: doctor, name: 'Selin Ardıç', minutes: 75 },
        { id: 'kerem-yaliner', name: 'Kerem Yalıner', minutes: 30 },
      ],
      types: [{ name: '', count: 3, minutes: 105 }],
    })
    expect(JSON.stringify(figures)).not.toContain('Hasta')
  })

  test('exports doctor, length, visit and who entered it', async () => {
    const { enter, her } = await openReception()
    await enter('2026-11-24T14:00', { minutes: 45 })
    const nothing = { q: '', standing: '', doctor: '', request: '', day: '' }
    const sheet = await (await her.ask('/requests/sheet', { body: nothing })).text()
    expect(sheet).toContain(
      '"Randevu doktoru";"Süre (dakika)";"Randevuya geliş";"Hatırlatıldı";"Kaydı giren"',
    )
    expect(sheet).toContain('"Selin Ardıç";45;"";"";"Klinik"')
  })
})

describe('a doctor’s calendar address', () => {
  async function subscribed() {
    const opened = await openReception()
    const { feed, address } = (await opened.post('/feeds', { doctor })).body
    /** As a calendar reads it: without a session. */
    const subscribe = (url: string = address) =>
      opened.server.fetch(new Request(url), {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      })
    async function events() {
      const text = await (await subscribe()).text()
      const calendar = new ICAL.Component(ICAL.parse(text))
      const all = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      return { text, calendar, events: all }
    }
    return { ...opened, feed, address, subscribe, events }
  }

  test('has new, moved and cancelled appointments, without names and phones', async () => {
    const { enter, post, events, subscribe, clock } = await subscribed()
    const { body } = await enter('2026-11-24T14:30', { minutes: 45, note: 'Gizli söz' })
    const {
      calendar,
      events: [first],
      text,
    } = await events()
    expect(first?.startDate.toJSDate().toISOString()).toBe('2026-11-24T11:30:00.000Z')
    expect(first?.endDate.toJSDate().toISOString()).toBe('2026-11-24T12:15:00.000Z')
    expect(first?.sequence).toBe(1)
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H')
    expect(text).toContain(`DTSTART:20261124T113000Z`)
    for (const secret of ['Hasta', '0532', '+90', 'Gizli']) expect(text).not.toContain(secret)
    const path = `/requests/${body.reference}/outcome`
    await post(path, { outcome: 'booked', appointmentAt: '2026-11-25T16:00', note: '', version: 1 })
    const {
      events: [moved],
    } = await events()
    expect([moved?.uid, moved?.sequence]).toEqual([first?.uid, 2])
    await post(path, { outcome: 'cancelled', reason: 'other', note: '', version: 2 })
    const {
      events: [cancelled],
    } = await events()
    expect([cancelled?.uid, cancelled?.sequence]).toEqual([first?.uid, 3])
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    clock.time += 31 * 86_400_000
    expect((await events()).events).toHaveLength(0)
    const response = await subscribe()
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is in no log and no file, and is 404 when guessed, revoked, or closed', async () => {
    const { post, read, subscribe, address, feed, log, desk } = await subscribed()
    expect((await subscribe()).status).toBe(200)
    const secret = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
    expect((await subscribe(address.replace(secret, 'A'.repeat(22)))).status).toBe(404)
    expect((await subscribe(address.replace(secret, 'A'))).status).toBe(404)
    expect(JSON.stringify(await read('/feeds'))).not.toContain(secret)
    expect((await post('/feeds', { doctor: 'kimse' })).body).toEqual({
      error: 'refused',
      fields: { doctor: 'unknown' },
    })
    expect((await post(`/feeds/${feed.id}/revoke`, {})).status).toBe(204)
    expect((await post(`/feeds/${feed.id}/revoke`, {})).status).toBe(404)
    expect((await subscribe()).status).toBe(404)
    expect(JSON.stringify(log)).not.toContain(secret)
    expect((await desk.audit(2)).map(({ act }) => act)).toEqual(['feedRevoked', 'feedMade'])
  })

  test('is read sixty times an hour', async () => {
    const { subscribe, clock } = await subscribed()
    for (let count = 0; count < 60; count += 1) expect((await subscribe()).status).toBe(200)
    const refused = await subscribe()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
    clock.time += 3_600_000
    expect((await subscribe()).status).toBe(200)
  })
})
