import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { exportCsv } from '../../../scripts/cli/requests/commands'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { calendarFile } from '../../../src/desk/server/calendar'
import { databasePlace } from '../../../src/server/storage/database'
import { intake, openDesk } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled, stillClock } from '../../support/serverFixture'

/** A desk with a receptionist and her appointments. */
async function openAgreed(appointments: { at: string; note?: string; name?: string }[]) {
  const clock = stillClock()
  const opened = openDesk({ clock })
  const { server, desk, signIn } = opened
  const her = await signIn('Ayşe', 'reception')
  const staffId = (await desk.staff())[0]?.id ?? ''
  const references: string[] = []
  for (const { at, note = '', name = filled.name } of appointments) {
    clock.time += 60_000
    const reference = await storeRequest(server.store, { ...filled, name })
    const change = { outcome: 'booked', appointmentAt: at, note, version: 0 } as const
    if (at) await desk.change(reference, change, staffId)
    references.push(reference)
  }
  return { ...opened, clock, her, staffId, references }
}

/** The only event of a file, as a calendar parses it. */
function eventOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return new ICAL.Event(events[0])
}

describe('an appointment for a calendar', () => {
  test('is at the agreed hour of the clinic’s time zone, wherever the calendar is', async () => {
    const { her, references } = await openAgreed([{ at: '2026-11-24T14:30', note: 'Gizli söz' }])
    const response = await her.ask(`/requests/${references[0]}/calendar`)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toContain(`${references[0]}.ics`)
    const file = await response.text()
    const event = eventOf(file)
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T11:30:00.000Z')
    expect(event.summary).toContain(filled.name)
    expect(event.description).toContain('Selin Ardıç')
    expect(event.location).toContain('Mercan Sokak')
    expect(file).not.toContain(filled.request)
    expect(file).not.toContain('Gizli')
  })

  test('keeps its id when it is moved, and increments its sequence', async () => {
    const { her, desk, staffId, references } = await openAgreed([{ at: '2026-11-24T14:30' }])
    const [reference = ''] = references
    const read = async () =>
      eventOf(await (await her.ask(`/requests/${reference}/calendar`)).text())
    const before = await read()
    const change = { outcome: 'booked', appointmentAt: '2026-12-01T10:00', note: '' } as const
    await desk.change(reference, { ...change, version: 1 }, staffId)
    const after = await read()
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.startDate.toJSDate().toISOString()).toBe('2026-12-01T07:00:00.000Z')
  })

  test('exists only for booked requests', async () => {
    const { her, references } = await openAgreed([{ at: '' }])
    expect((await her.ask(`/requests/${references[0]}/calendar`)).status).toBe(404)
    expect((await her.ask('/requests/AAA-AAA/calendar')).status).toBe(404)
  })

  const entry = {
    uid: 'a@mercan.example',
    sequence: 1,
    start: Date.UTC(2026, 10, 24, 11, 30),
    summary: '',
    description: '',
    location: '',
  }
  const options = { company: 'Mercan', stamp: 0 }

  test.each([
    'Işıl; Gül, "Şen": \\ters\\',
    'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    'çok satırlı\nmetin',
    '\u{1F9B7}'.repeat(60),
    'ğüşiöç '.repeat(40),
    'a'.repeat(75),
  ])('contains %j unchanged, in lines of 75 bytes', (text) => {
    const file = calendarFile(
      [{ ...entry, summary: text, description: text, location: text }],
      options,
    )
    const event = eventOf(file)
    const read = text.replaceAll('\r\n', '\n')
    expect([event.summary, event.description, event.location]).toEqual([read, read, read])
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
    }
  })
})

describe('the CSV file in the browser', () => {
  const nothing = { q: '', standing: '', doctor: '', request: '', day: '' }

  test('equals the one of the command line, to the byte', async () => {
    const { her, server, root } = await openAgreed([
      { at: '2026-11-24T14:30', name: '=HYPERLINK("http://x";"y")' },
      { at: '', name: 'Işıl "Iş" Gül; Şen' },
    ])
    const response = await her.ask('/requests/sheet', { body: nothing })
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const sheet = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    let written = ''
    await exportCsv({
      store: server.store,
      words: readFacts(root)[0].desk.words,
      place: { language: 'tr', timeZone: 'Europe/Istanbul', country: 'TR' },
      retentionDays: 180,
      usualMinutes: 30,
      print: () => {},
      write: (text) => {
        written += text
      },
    })
    expect(sheet).toBe(written)
    expect(sheet.startsWith('\uFEFF"Numara"')).toBe(true)
    expect(sheet).toContain('"\'=HYPERLINK')
    expect(sheet).toContain('"Randevu verildi 24.11.2026 14:30"')
    expect(sheet.split('\r\n')).toHaveLength(4)
  })

  test('contains all pages of the filtered list', async () => {
    const { her, server } = await openAgreed([{ at: '2026-11-24T14:30', name: 'Tek Randevu' }])
    for (let count = 0; count < 60; count += 1)
      await server.store.add({ ...filled, name: `Hasta ${count}` }, intake)
    const rows = async (change: object) => {
      const response = await her.ask('/requests/sheet', { body: { ...nothing, ...change } })
      return (await response.text()).split('\r\n').slice(1, -1)
    }
    expect(await rows({ q: 'hasta' })).toHaveLength(60)
    expect(await rows({ standing: 'booked' })).toEqual([expect.stringContaining('Tek Randevu')])
    expect(await rows({ day: '2026-11-24' })).toEqual([expect.stringContaining('Tek Randevu')])
    expect(await rows({ q: 'kimse' })).toEqual([])
  })

  test('and the figures contain every request of a clinic with thousands', async () => {
    const { her, root } = await openAgreed([{ at: '' }])
    const client = createClient({ url: pathToFileURL(databasePlace(root, {}).file ?? '').href })
    await client.execute(`INSERT INTO requests
        (id, reference, name, phone, doctor, request, received_at, source, unlisted)
      WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 4500)
      SELECT 'r' || n, 'R' || n, 'Hasta ' || n, '0532', '', '', '2026-11-20T10:00:00.000Z', 'json', 0
      FROM count`)
    client.close()
    const sheet = await (await her.ask('/requests/sheet', { body: nothing })).text()
    const numbers = sheet.split('\r\n').slice(1, -1)
    expect(new Set(numbers).size).toBe(4501)
    expect(await (await her.ask('/figures')).json()).toMatchObject({ total: 4501 })
  })

  test('is audited with its author, and without its content', async () => {
    const { her, desk } = await openAgreed([{ at: '', name: 'Gizli Hasta' }])
    await her.ask('/requests/sheet', { body: { ...nothing, q: 'Gizli' } })
    const [noted] = await desk.audit(1)
    expect(noted).toMatchObject({ act: 'listExported', by: 'Ayşe', subject: '' })
    expect(JSON.stringify(noted)).not.toContain('Gizli')
    await her.ask('/requests/sheet', { body: { q: 1 } })
    expect((await desk.audit(9)).filter(({ act }) => act === 'listExported')).toHaveLength(1)
  })
})
