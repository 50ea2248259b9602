import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root as repository } from '../../../scripts/publish/paths'
import { openDesk, openDeskStore } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { addDesk, copyClinic, writeFiles } from '../../support/folders'
import { filled, stillClock } from '../../support/serverFixture'

const origin = 'https://randevu.mercan.example'
const newSecret = () => randomBytes(16).toString('base64url')
const at = '2026-11-24T14:30'

const allow = ['busy', 'closed', 'off', 'break', 'sameDay']

/** A desk at an origin of its own, with the appointment of a patient. */
async function open({ clinic = 'mercan', answerLinks = true, language = '' } = {}) {
  const phone = language === 'nl' ? '06 1234 5678' : filled.phone
  const copy = copyClinic(join(repository, 'tests/fixtures/clinics', clinic))
  onTestFinished(copy.remove)
  addDesk(copy.root)
  const file = join(copy.root, 'content/clinic.json')
  const written = { ...JSON.parse(readFileSync(file, 'utf8')), answerLinks }
  writeFiles(copy.root, { 'content/clinic.json': JSON.stringify(written) })
  const clock = stillClock()
  const opened = openDesk({ root: copy.root, clock, env: { DESK_ORIGIN: origin } })
  const { server, desk } = opened
  const her = await opened.signIn('Ayşe', 'reception')
  const [{ id: staffId } = { id: '' }] = await desk.staff()
  const { team } = (await (await her.ask('/me')).json()).clinic
  const arrive = async (name: string) => {
    const form = { ...filled, phone, doctor: team[0].name, name }
    return storeRequest(server.store, form, language)
  }
  const settle = async (reference: string, change: object) => {
    const version = (await desk.find(reference))?.version
    const body = { note: '', version, ...change }
    return (await her.ask(`/requests/${reference}/outcome`, { body })).json()
  }
  const book = async (name: string, appointmentAt: string) => {
    const reference = await arrive(name)
    await settle(reference, { outcome: 'booked', appointmentAt, allow })
    return reference
  }
  const reference = await book('Gülşen Işık', at)
  /** Sends a message with a link; resolves to its secret. */
  const send = async (to = reference) => {
    const secret = newSecret()
    const body = { act: 'messaged', link: secret }
    await her.ask(`/requests/${to}/contact`, { body })
    return secret
  }
  /** Visits a page as a patient's browser. */
  async function visit(secret: string, form?: Record<string, string>, from = '192.0.2.1') {
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    const request = new Request(`${origin}/yonetim/randevu/${secret}`, sent)
    const response = await server.fetch(request, { incoming: { socket: { remoteAddress: from } } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const read = async (path: string) => (await her.ask(path)).json()
  return { ...opened, clock, her, staffId, reference, settle, book, send, visit, read }
}

describe('a patient who opens the link of a message', () => {
  test('changes nothing by opening it; answers, answers otherwise, and the desk reads it live', async () => {
    const { send, visit, read, reference, log, desk } = await open()
    const secret = await send()
    const before = [await desk.find(reference), await desk.newestEvent()]
    const page = await visit(secret)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/Salı 14\.30.*Mercan Sokak.*maps\/dir.*Gelemiyorum/s)
    expect(page.text).not.toMatch(/Gülşen|Işık|0532|Selin|<script/)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect([await desk.find(reference), await desk.newestEvent()]).toEqual(before)

    for (const [answer, said] of [
      ['coming', 'Geliyorum. Sizi bekliyoruz.'],
      ['notComing', 'Gelemiyorum. Randevunuzu iptal etmek'],
      ['earlier', 'Daha erken bir saat boşalırsa'],
    ]) {
      const event = await desk.newestEvent()
      expect(await visit(secret, { answer: answer ?? '', at })).toMatchObject({ status: 303 })
      expect((await visit(secret)).text).toContain(said)
      expect(await desk.newestEvent()).toBeGreaterThan(event)
      const { appointments } = await read('/day?day=2026-11-24')
      expect(appointments).toMatchObject([{ answer, standing: 'booked', version: 1 }])
    }
    const calendar = await visit(`${secret}.ics`)
    expect(calendar.text).toContain('DTSTART:20261124T113000Z')
    expect(calendar.text).not.toContain('Gülşen')
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('answers only for the hour that she has read; moved, it shows the new one', async () => {
    const { send, visit, settle, reference, desk } = await open()
    const secret = await send()
    await visit(secret, { answer: 'coming', at })
    await settle(reference, { outcome: 'booked', appointmentAt: '2026-11-25T15:00', allow })
    await visit(secret, { answer: 'coming', at })
    expect(await desk.find(reference)).toMatchObject({ answer: '' })
    expect((await visit(secret)).text).toContain('25 Kasım Çarşamba 15.00')
  })

  test('reads the year of an hour next year, in the message and on the page', async () => {
    const { send, visit, settle, reference } = await open()
    const secret = await send()
    const late = { outcome: 'booked', appointmentAt: '2027-11-16T14:30', allow }
    const { chat } = await settle(reference, late)
    for (const text of [decodeURIComponent(chat), (await visit(secret)).text])
      expect(text).toContain('16 Kasım 2027 Salı 14.30')
  })

  test('reads that it is cancelled, or over, and can neither answer nor file it', async () => {
    const { send, visit, settle, book, reference, clock, desk } = await open()
    const [cancelled, later] = [await send(), await send(await book('Sonra', '2026-11-25T15:00'))]
    await settle(reference, { outcome: 'cancelled', reason: 'other' })
    const page = await visit(cancelled)
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain('Bu randevu iptal edildi.')
    clock.time = Date.UTC(2026, 10, 26)
    for (const secret of [later, newSecret()]) {
      const over = await visit(secret)
      expect(over.status).toBe(404)
      expect(over.text).toContain('Bu bağlantı artık geçerli değil.')
      expect(over.text).not.toContain('<form')
      await visit(secret, { answer: 'coming', at: '2026-11-25T15:00' })
    }
    expect((await visit(`${later}.ics`)).status).toBe(404)
    expect((await desk.requestList('today', '2026-11-25', 0)).requests).toMatchObject([
      { answer: '' },
    ])
  })

  test('waits after sixty requests of her address', async () => {
    const { send, visit } = await open()
    const secret = await send()
    for (let count = 0; count < 60; count += 1) await visit(newSecret())
    const refused = await visit(secret)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await visit(secret, undefined, '192.0.2.2')).status).toBe(200)
  })

  test('finds nothing, and gets no link, where the clinic has not switched links on', async () => {
    const { send, visit, desk, read, reference } = await open({ answerLinks: false })
    const secret = await send()
    expect((await visit(secret)).status).toBe(404)
    await visit(secret, { answer: 'coming', at })
    expect(await desk.find(reference)).toMatchObject({ answer: '' })
    const { appointments } = await read('/day?day=2026-11-24')
    expect(appointments).toMatchObject([{ answerLead: '' }])
  })
})

test('a patient is told of a moved and of a cancelled appointment in her language, with the doctor', async () => {
  const dutch = { clinic: 'utrecht', language: 'nl' }
  const { settle, read, reference } = await open(dutch)
  const textOf = ({ chat, answerLead }: { chat: string; answerLead: string }) =>
    decodeURIComponent(chat) + answerLead
  const { appointments } = await read('/day?day=2026-11-24')
  const [{ appointmentDoctorName: doctor }] = appointments
  const agreed = textOf(appointments[0])
  expect(agreed).toMatch(new RegExp(`uw afspraak .* dinsdag 24 november .*, ${doctor}\\.`))
  expect(agreed).toMatch(new RegExp(`: ${origin}/yonetim/randevu/$`))
  const hour = { appointmentAt: '2026-11-25T15:00', allow }
  const moved = await settle(reference, { outcome: 'booked', ...hour })
  expect(moved.chatAbout).toBe('moved')
  expect(textOf(moved)).toMatch(new RegExp(`nieuw tijdstip: woensdag 25 november .*, ${doctor}\\.`))
  const cancelled = await settle(reference, { outcome: 'cancelled', reason: 'other' })
  expect(cancelled).toMatchObject({ chatAbout: 'cancelled', answerLead: '' })
  expect(textOf(cancelled)).toMatch(
    new RegExp(`geannuleerd: woensdag 25 november .*, ${doctor}\\.`),
  )
})

test('a stranger who guesses secrets finds none of a hundred appointments', async () => {
  const { desk, reference, staffId } = await openDeskStore()
  const secrets = Array.from({ length: 100 }, newSecret)
  for (const secret of secrets) await desk.contact(reference, 'messaged', staffId, secret)
  expect(await desk.linked(secrets[99] ?? '')).toMatchObject({ reference })
  let found = 0
  for (let guess = 0; guess < 1000; guess += 1) if (await desk.linked(newSecret())) found += 1
  expect(found).toBe(0)
})
