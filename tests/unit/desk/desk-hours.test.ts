import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ClinicFile, DoctorsFile } from '../../../src/content/types.gen'
import { builtClinic, openReception } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { writeFiles } from '../../support/folders'

const doctor = 'selin-ardic'
const other = 'kerem-yaliner'
const tuesday = '2026-11-24'

type Files = { clinic: ClinicFile; doctors: DoctorsFile }
type Edit = (files: Files) => void

/** A clinic with a lunch break; Selin works from 10:00 on Tuesdays. */
const withHours: Edit = ({ clinic, doctors: { doctors } }) => {
  clinic.breaks = [{ start: '13:00', end: '14:00' }]
  doctors[0].hours = [{ days: ['tuesday'], open: '12:00', close: '16:00' }]
}

function clinicWith(edit: Edit, root: string): string {
  const json = (name: string) =>
    JSON.parse(readFileSync(join(root, `content/${name}.json`), 'utf8'))
  const files: Files = { clinic: json('clinic'), doctors: json('doctors') }
  edit(files)
  const { clinic, doctors } = files
  writeFiles(root, {
    'content/clinic.json': JSON.stringify(clinic),
    'content/doctors.json': JSON.stringify(doctors),
  })
  return root
}

async function open(edit: Edit = withHours, root = builtClinic(), name = 'Ayşe') {
  const opened = await openReception({ root: clinicWith(edit, root), name })
  /** Books a request, or moves an appointment. */
  const book = (request: { reference: string; version: number }, more: object) =>
    opened.post(`/requests/${request.reference}/outcome`, {
      outcome: 'booked',
      note: '',
      version: request.version,
      ...more,
    })
  return { ...opened, book }
}

describe('a receptionist whose clinic has doctors’ hours and a break', () => {
  test('is offered hours that fit length, doctor, hours, break and leave', async () => {
    const { read, enter, post } = await open()
    await enter(`${tuesday}T14:30`)
    const leave = { doctor, startsAt: `${tuesday}T15:15`, endsAt: `${tuesday}T15:30`, note: '' }
    await post('/absences', leave)
    const starts = async (minutes: number, of = doctor) =>
      (await read(`/free?day=${tuesday}&minutes=${minutes}&doctor=${of}`)).starts.map(
        (at: string) => at.slice(11),
      )
    expect(await starts(30)).toEqual(['12:00', '12:30', '14:00', '15:30'])
    expect(await starts(60)).toEqual(['12:00'])
    expect(await starts(240, other)).toEqual(['14:00', '18:00'])
    const day = await read(`/day?day=${tuesday}`)
    expect(day.breaks).toEqual([{ from: `${tuesday}T13:00`, to: `${tuesday}T14:00` }])
    expect(day.doctors[0].hours).toEqual([{ from: `${tuesday}T12:00`, to: `${tuesday}T16:00` }])
  })

  test('is offered the first hour that fits, on a later day if need be', async () => {
    const { read, post } = await open()
    const free = (minutes: number) =>
      read(`/free?day=${tuesday}&minutes=${minutes}&doctor=${doctor}`)
    expect((await free(120)).first).toBe(`${tuesday}T14:00`)
    expect(await free(125)).toEqual({ starts: [], first: '2026-11-25T14:00' })
    const leave = { doctor: '', startsAt: `${tuesday}T00:00`, endsAt: '2027-11-25T00:00', note: '' }
    await post('/absences', leave)
    expect(await free(30)).toEqual({ starts: [], first: '' })
  })

  test('is asked before she books outside a doctor’s hours or in a break', async () => {
    const { enter, desk } = await open()
    const off = {
      kind: 'off',
      days: ['monday', 'tuesday', 'wednesday', 'friday'],
      opening: [{ open: '12:00', close: '16:00' }],
    }
    expect(await enter(`${tuesday}T16:00`)).toMatchObject({ status: 409, body: { needs: [off] } })
    const breaks = [{ from: `${tuesday}T13:00`, to: `${tuesday}T14:00` }]
    expect(await enter(`${tuesday}T12:45`)).toMatchObject({
      status: 409,
      body: { needs: [{ kind: 'break', breaks }] },
    })
    expect((await enter(`${tuesday}T12:45`, { allow: ['break'] })).status).toBe(200)
    expect((await desk.audit(2)).map(({ act }) => act)).toContain('allowedBreak')
  })

  test('sees on each appointment of a day what is unusual about it', async () => {
    const { enter, read, post } = await open()
    const allow = ['off', 'break', 'busy', 'closed', 'absent']
    await enter(`${tuesday}T12:00`)
    await enter(`${tuesday}T12:45`, { minutes: 60, allow })
    await enter(`${tuesday}T13:15`, { allow })
    await enter(`${tuesday}T14:30`, { doctor: other, minutes: 60 })
    await enter(`${tuesday}T15:45`, { allow })
    await enter(`${tuesday}T23:00`, { doctor: other, allow })
    const leave = { doctor: '', startsAt: `${tuesday}T15:00`, endsAt: `${tuesday}T15:30`, note: '' }
    await post('/absences', leave)
    const { appointments } = await read(`/day?day=${tuesday}`)
    expect(appointments.map(({ marks }: { marks: string[] }) => marks)).toEqual([
      [],
      ['break', 'busy'],
      ['break', 'busy'],
      ['leave'],
      ['off'],
      ['closed'],
    ])
  })
})

describe('a receptionist who books by appointment type', () => {
  test('gets its length, changes it, and keeps the type when she moves the appointment', async () => {
    const { enter, book, post, read, desk } = await open()
    const day = '2026-11-25'
    const first = await enter(`${day}T15:00`, { type: 'root-canal' })
    expect(first.body).toMatchObject({
      appointmentType: 'root-canal',
      appointmentTypeName: 'Kanal tedavisi',
      appointmentMinutes: 90,
    })
    const short = await book(first.body, { appointmentAt: `${day}T15:00`, minutes: 60 })
    expect(short.body).toMatchObject({ appointmentType: 'root-canal', appointmentMinutes: 60 })
    const none = await book(short.body, { appointmentAt: `${day}T15:00`, type: '' })
    expect(none.body).toMatchObject({ appointmentType: '', appointmentMinutes: 60 })
    const undone = await post(`/requests/${first.body.reference}/undo`, { version: 3 })
    expect(undone.body).toMatchObject({ appointmentType: 'root-canal' })
    const refused = { status: 422, body: { error: 'refused', fields: { type: 'unknown' } } }
    expect(await enter(`${day}T18:00`, { type: 'implant' })).toEqual(refused)
    expect(await enter(`${day}T18:00`, { type: 'gone' })).toEqual(refused)
    const { clinic } = await read('/me')
    expect(clinic.types).toContainEqual({
      id: 'root-canal',
      name: 'Kanal tedavisi',
      minutes: 90,
      doctors: [doctor],
      price: '3500 - 4000 TL',
    })
    expect((await read(`/visits?from=${day}&until=${day}`)).types).toEqual([
      { name: 'Kanal tedavisi', count: 1, minutes: 60 },
    ])
    // Removed from the content since: the id is left.
    const staffId = (await desk.staff())[0]?.id ?? ''
    const added = await desk.find(first.body.reference)
    await desk.change(
      first.body.reference,
      { outcome: 'booked', appointmentAt: `${day}T15:00`, note: '', version: added?.version ?? 0 },
      staffId,
      {
        doctor: { id: doctor, name: 'Selin Ardıç' },
        at: `${day}T15:00`,
        minutes: 30,
        type: 'gone',
        usualMinutes: 30,
        found: [],
        allow: [],
      },
    )
    const { appointments } = await read(`/day?day=${day}`)
    expect(appointments[0]).toMatchObject({ appointmentTypeName: 'gone' })
  })

  test('sends it in no message, and to a doctor’s calendar its length alone', async () => {
    const { server, signIn, read, book } = await open()
    const reference = await storeRequest(server.store, { doctor: 'Selin Ardıç' })
    const slot = { appointmentAt: '2026-11-23T15:00', type: 'root-canal' }
    const { body } = await book({ reference, version: 0 }, slot)
    expect(body.appointmentTypeName).toBe('Kanal tedavisi')
    const him = await signIn('Deniz', 'manager')
    const { address } = await (await him.ask('/feeds', { body: { doctor } })).json()
    const path = new URL(address).pathname
    const feed = await server.fetch(new Request(`http://localhost:4173${path}`), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
    const calendar = await feed.text()
    expect(calendar).toContain('DTSTART:20261123T120000Z')
    expect(calendar).toContain('DTEND:20261123T133000Z')
    const { reminders } = await read('/reminders')
    const sent = [body.chat, reminders[0].text, reminders[0].chat, reminders[0].sms, calendar]
    for (const text of sent) expect(decodeURIComponent(text)).not.toMatch(/kanal|root/i)
  })
})

describe('a patient who did not come', () => {
  test.each([
    { outcome: 'unreached', retryAt: '2026-11-24T12:00' },
    { outcome: 'cancelled', reason: 'elsewhere' },
    { outcome: 'booked', appointmentAt: '2026-11-25T15:00' },
  ])('stays a no-show on her day when she is called and $outcome', async (outcome) => {
    const { enter, clock, signIn } = await open()
    const { reference } = (await enter('2026-11-23T14:30')).body
    clock.time = Date.UTC(2026, 10, 23, 12)
    const her = await signIn('Elif', 'reception')
    const send = async (path: string, body: object) =>
      (await her.ask(`/requests/${reference}/${path}`, { body })).json()
    const { version } = await send('visit', { visit: 'noshow', version: 1 })
    const made = await send('outcome', { ...outcome, note: '', version })
    expect(made).toMatchObject({ follows: reference, standing: outcome.outcome, undoable: true })
    const { appointments } = await (await her.ask('/day?day=2026-11-23')).json()
    expect(appointments).toMatchObject([{ reference, visit: 'noshow' }])
  })

  test('is called back as long as the request is kept that begins with the call', async () => {
    const { enter, clock, signIn } = await open()
    const { reference } = (await enter('2027-05-14T14:30')).body
    clock.time = Date.UTC(2027, 4, 14, 12)
    const her = await signIn('Elif', 'reception')
    await her.ask(`/requests/${reference}/visit`, { body: { visit: 'noshow', version: 1 } })
    const change = { outcome: 'unreached', retryAt: '2027-05-24T12:00', note: '', version: 2 }
    const called = await her.ask(`/requests/${reference}/outcome`, { body: change })
    expect(await called.json()).toMatchObject({ follows: reference, retryAt: change.retryAt })
  })

  test('leaves an hour that another patient can take', async () => {
    const { enter, clock, signIn } = await open()
    const missed = await enter('2026-11-23T14:30')
    clock.time = Date.UTC(2026, 10, 23, 11, 35)
    const her = await signIn('Elif', 'reception')
    const { reference } = missed.body
    await her.ask(`/requests/${reference}/visit`, { body: { visit: 'noshow', version: 1 } })
    const free = `/free?day=2026-11-23&minutes=20&doctor=${doctor}`
    const { starts } = await (await her.ask(free)).json()
    expect(starts[0]).toBe('2026-11-23T14:35')
  })
})

describe('a patient whose appointment a leave or a closed day hits', () => {
  const names = (list: { request: { name: string } }[]) => list.map(({ request }) => request.name)

  test('is on the list until she is moved, cancelled or kept on purpose', async () => {
    const { enter, book, post, read } = await open()
    const hit = [
      await enter(`${tuesday}T14:00`),
      await enter(`${tuesday}T14:30`),
      await enter(`${tuesday}T15:00`),
      await enter(`${tuesday}T12:00`),
    ].map(({ body }) => body)
    await enter(`${tuesday}T14:00`, { doctor: other })
    expect(await read('/to-move')).toEqual([])
    expect(await read(`/ahead?doctor=${other}`)).toEqual({ count: 1, first: tuesday })
    expect(await read('/ahead?doctor=nobody')).toEqual({ count: 0, first: '' })
    const leave = {
      doctor,
      startsAt: `${tuesday}T14:00`,
      endsAt: `${tuesday}T16:00`,
      note: 'Kongre',
    }
    await post('/absences', leave)
    const listed = await read('/to-move')
    expect(names(listed)).toEqual(['Hasta 1', 'Hasta 2', 'Hasta 3'])
    expect(listed[0]).toMatchObject({ closed: false, absences: [{ note: 'Kongre' }] })
    await book(hit[0], { appointmentAt: '2026-11-25T14:00' })
    const cancel = { outcome: 'cancelled', reason: 'other', note: '', version: 1 }
    await post(`/requests/${hit[1].reference}/outcome`, cancel)
    expect(names(await read('/to-move'))).toEqual(['Hasta 3'])
    const stale = await post(`/requests/${hit[2].reference}/keep`, { version: 0 })
    expect(stale).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect((await post(`/requests/${hit[2].reference}/keep`, { version: 1 })).status).toBe(200)
    expect(await read('/to-move')).toEqual([])
    // Whoever books into a leave has been asked.
    await enter(`${tuesday}T14:30`, { allow: ['absent'] })
    expect(await read('/to-move')).toEqual([])
  })

  test('is to be reminded, with a message only once she is moved or kept on purpose', async () => {
    const monday = '2026-11-23'
    const { enter, book, post, read } = await open()
    const moved = await enter(`${monday}T14:00`, { allow: ['off'] })
    const kept = await enter(`${monday}T15:00`, { allow: ['off'] })
    await enter(`${monday}T15:00`, { doctor: other })
    const messages = async () => {
      const { open: count, reminders } = await read('/reminders')
      expect([count, names(reminders)]).toEqual([3, ['Hasta 1', 'Hasta 2', 'Hasta 3']])
      return reminders.map(({ text, chat, sms }: Record<string, string>) =>
        [text, chat, sms].map((each) => each !== ''),
      )
    }
    const [none, ready] = [Array(3).fill(false), Array(3).fill(true)]
    const leave = { doctor, startsAt: `${monday}T00:00`, endsAt: `${tuesday}T00:00`, note: '' }
    await post('/absences', leave)
    expect(await messages()).toEqual([none, none, ready])
    await book(moved.body, { appointmentAt: `${monday}T14:00`, doctor: other })
    await post(`/requests/${kept.body.reference}/keep`, { version: 1 })
    expect(await messages()).toEqual([ready, ready, ready])
  })

  test('is on it again when another leave is entered later', async () => {
    const { enter, post, read, clock, signIn } = await open()
    const { body } = await enter(`${tuesday}T14:00`)
    const leave = { startsAt: `${tuesday}T14:00`, endsAt: `${tuesday}T16:00`, note: '' }
    await post('/absences', { doctor, ...leave })
    await post(`/requests/${body.reference}/keep`, { version: 1 })
    clock.time += 60_000
    await post('/absences', { doctor: '', ...leave })
    expect(names(await read('/to-move'))).toEqual(['Hasta 1'])
    clock.time = Date.parse(`${tuesday}T12:00Z`)
    const her = await signIn('Elif', 'reception')
    expect(await (await her.ask('/to-move')).json()).toEqual([])
  })

  test('is on it when the clinic closes on that day, or earlier than usual', async () => {
    const { enter, root, server } = await open()
    await enter(`${tuesday}T15:00`)
    await enter('2026-11-25T15:00')
    const kept = await enter('2026-11-25T22:00')
    await enter('2026-11-23T23:00', { doctor: other, allow: ['closed', 'off'] })
    await server.close()
    const again = await open(
      ({ clinic }) => {
        clinic.exceptions = [
          { date: tuesday, closed: true, note: 'Bayram' },
          { date: '2026-11-25', open: '11:00', close: '16:00', note: 'Arife' },
        ]
      },
      root,
      'Elif',
    )
    expect(await again.read('/to-move')).toMatchObject([
      { request: { name: 'Hasta 1' }, closed: true, absences: [] },
      { request: { name: 'Hasta 3' }, closed: true },
    ])
    await again.post(`/requests/${kept.body.reference}/keep`, { version: 1 })
    expect(names(await again.read('/to-move'))).toEqual(['Hasta 1'])
  })
})
