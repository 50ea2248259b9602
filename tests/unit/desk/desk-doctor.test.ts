import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { describe, expect, test } from 'vitest'
import { databasePlace } from '../../../src/server/storage/database'
import { browserAt, builtClinic, openDesk } from '../../support/deskFixture'
import { writeFiles } from '../../support/folders'
import { stillClock } from '../../support/serverFixture'

const [selin, kerem] = ['selin-ardic', 'kerem-yaliner']
const [saturday, tuesday] = ['2026-11-21', '2026-11-24']

/** A desk on Saturday, 21 November 2026, at noon, with a receptionist and the doctor Selin. */
async function open({ root = builtClinic(), clock = stillClock(), isNew = true } = {}) {
  const { signIn, server, desk } = openDesk({ root, clock })
  const ayse = await signIn(isNew ? 'Ayşe' : 'Efe', 'reception')
  const doctor = await signIn(isNew ? 'Selin' : 'Selin 2', 'doctor', browserAt(server.fetch), selin)
  const asked = async (who: typeof ayse, path: string, body?: object) => {
    const response = await who.ask(path, { body })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  const enter = (key: number, doctor: string, appointmentAt: string) =>
    asked(ayse, '/entries', {
      key: `00000000-0000-4000-8000-00000000000${key}`,
      name: `Hasta ${key}`,
      phone: `0532 000 00 0${key}`,
      note: '',
      doctor,
      appointmentAt,
      allow: ['closed', 'off'],
    })
  const post = async (who: typeof ayse, path: string, body: object = {}) =>
    (await asked(who, path, body)).status
  const dayOf = async (who: typeof ayse, day: string) => (await asked(who, `/day?day=${day}`)).body
  return { root, clock, desk, ayse, doctor, asked, post, enter, dayOf }
}

const namesOn = ({ appointments }: { appointments: { name: string }[] }) =>
  appointments.map(({ name }) => name)

describe('a doctor with an account', () => {
  test('sees her own day and week with names and arrivals, not how to reach the patients', async () => {
    const { ayse, doctor, enter, post, dayOf } = await open()
    const { reference } = (await enter(1, selin, `${tuesday}T15:00`)).body
    await enter(2, kerem, `${tuesday}T15:00`)
    const day = await dayOf(doctor, tuesday)
    expect(namesOn(day)).toEqual(['Hasta 1'])
    expect(day.appointments[0]).toMatchObject({ phone: '', dial: '', chat: '' })
    expect(day.doctors.map(({ id }: { id: string }) => id)).toEqual([selin])
    expect(day.week.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(day.total).toBe(1)
    expect(JSON.stringify(day)).not.toContain('Hasta 2')
    const visit = { visit: 'arrived', version: 1 }
    expect(await post(ayse, `/requests/${reference}/visit`, visit)).toBe(200)
    expect((await dayOf(doctor, tuesday)).appointments[0].visit).toBe('arrived')
  })

  test('reads that a patient cannot come, not who would like the hour', async () => {
    const { desk, ayse, doctor, enter, dayOf } = await open()
    const [account] = await desk.staff()
    for (const [key, answer, day] of [
      [1, 'notComing', tuesday],
      [2, 'earlier', '2026-12-01'],
      [3, 'coming', '2026-12-02'],
    ] as const) {
      const at = `${day}T15:00`
      const secret = String(key).repeat(22)
      const { reference } = (await enter(key, selin, at)).body
      await desk.contact(reference, 'messaged', account?.id ?? '', secret)
      await desk.answer({ secret, answer, at })
    }
    const [shown] = (await dayOf(ayse, tuesday)).appointments
    const wishes = [{ name: 'Hasta 2', at: '2026-12-01T15:00' }]
    expect(shown).toMatchObject({ answer: 'notComing', wishes })
    const [own] = (await dayOf(doctor, tuesday)).appointments
    expect(own).toMatchObject({ answer: 'notComing', wishes: [] })
  })

  test('enters and removes her own absences, and sees those of all', async () => {
    const { ayse, doctor, asked, post, dayOf } = await open()
    const leave = (of: string, note: string) => ({
      doctor: of,
      startsAt: `${tuesday}T12:00`,
      endsAt: `${tuesday}T13:00`,
      note,
    })
    const ids: string[] = []
    for (const [of, note] of [
      ['', 'Toplantı'],
      [kerem, 'Kongre'],
    ] as const)
      ids.push((await asked(ayse, '/absences', leave(of, note))).body.id)
    const own = await asked(doctor, '/absences', leave(selin, 'İzin'))
    expect(own.status).toBe(200)
    for (const of of ['', kerem]) expect(await post(doctor, '/absences', leave(of, ''))).toBe(403)
    const seen = [(await asked(doctor, '/absences')).body, (await dayOf(doctor, tuesday)).absences]
    for (const list of seen)
      expect(list.map(({ note }: { note: string }) => note).sort()).toEqual(['Toplantı', 'İzin'])
    for (const id of ids) expect(await post(doctor, `/absences/${id}/remove`)).toBe(404)
    expect(await post(doctor, `/absences/${own.body.id}/remove`)).toBe(204)
  })

  test('who has left the content sees her past days only', async () => {
    const { root, clock, enter } = await open()
    await enter(1, selin, `${saturday}T15:00`)
    await enter(2, selin, `${tuesday}T15:00`)
    const file = 'content/doctors.json'
    const content = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const doctors = content.doctors.filter(({ id }: { id: string }) => id !== selin)
    writeFiles(root, { [file]: JSON.stringify({ ...content, doctors }) })
    clock.time += 24 * 60 * 60_000
    const { doctor, post, dayOf } = await open({ root, clock, isNew: false })
    expect(namesOn(await dayOf(doctor, saturday))).toEqual(['Hasta 1'])
    const ahead = await dayOf(doctor, tuesday)
    expect([ahead.appointments, ahead.doctors, ahead.total]).toEqual([[], [], 0])
    const leave = { startsAt: `${tuesday}T12:00`, endsAt: `${tuesday}T13:00`, note: '' }
    expect(await post(doctor, '/absences', { doctor: selin, ...leave })).toBe(422)
  })
})

test('an account whose role this release does not know can neither sign in nor go on', async () => {
  const { root, signIn, browser } = openDesk()
  const her = await signIn('Ayşe', 'reception', browser)
  const client = createClient({ url: databasePlace(root, {}).url })
  await client.execute("UPDATE staff SET role = 'assistant'")
  client.close()
  expect((await her.ask('/board')).status).toBe(401)
  const options = await (await her.ask('/sign-in/options', { body: {} })).json()
  const body = her.authenticator.signIn(options)
  expect((await her.ask('/sign-in', { body })).status).toBe(401)
})
