import { expect, test } from 'vitest'
import { intake, openDesk } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled, stillClock } from '../../support/serverFixture'

const arabic = '\u0633\u0627\u0631\u0629'
const adlam = '\u{1E900}\u{1E92A}\u{1E927}\u{1E92B}'
const written = [
  { name: 'A\u202Eli', phone: '0532\u202E 000 00 00' },
  { name: arabic, phone: '\u0660\u0665\u0663\u0662 \u0660\u0660\u0660' },
  { name: adlam, phone: '0532 000 00 00' },
  { name: 'Ελένη', phone: '0532 000 00 00' },
]
/** Names as the page receives them: isolated, without bidirectional controls. */
const seen = [
  { name: 'Ali', phone: '0532 000 00 00' },
  { name: `\u2068${arabic}\u2069`, phone: '0532 000' },
  { name: `\u2068${adlam}\u2069`, phone: '0532 000 00 00' },
  { name: 'Ελένη', phone: '0532 000 00 00' },
]

/** A receptionist's desk with one request per name; `at`: booked for one day. */
async function openWritten(at = '') {
  const clock = stillClock()
  const { server, desk, signIn } = openDesk({ clock })
  const her = await signIn('Ayşe', 'reception')
  const staffId = (await desk.staff())[0]?.id ?? ''
  for (const request of written) {
    clock.time += 60_000
    const reference = await storeRequest(server.store, { ...filled, ...request })
    const change = { outcome: 'booked', appointmentAt: at, note: '', version: 0 } as const
    if (at) await desk.change(reference, change, staffId)
  }
  return her
}

test('a receptionist reads on the board what strangers wrote in its own direction, and can dial it', async () => {
  const her = await openWritten()
  const board = await (await her.ask('/board')).json()
  expect(board.fresh.requests).toMatchObject(seen)
  // Seven digits are no number: it cannot be called.
  expect(board.fresh.requests[1].dial).toBe('')
  expect(JSON.stringify(board)).not.toContain('\u202E')
})

test('a receptionist calls and writes to the number that was typed, or to none', async () => {
  const { server, signIn } = openDesk()
  const her = await signIn('Ayşe', 'reception')
  for (const phone of ['+33 5321112233', '0532\u200E 777 22 33', '0532 777 22 33-34'])
    await server.store.add({ ...filled, phone }, intake)
  const { fresh } = await (await her.ask('/board')).json()
  expect(fresh.requests).toMatchObject([
    { phone: '+33 5321112233', dial: '', chat: '' },
    { phone: '0532 777 22 33', dial: '+905327772233', openOthers: 1 },
    { phone: '0532 777 22 33-34', dial: '+905327772233', openOthers: 1 },
  ])
  expect(fresh.requests[1].chat).toContain('wa.me/905327772233?')
  for (const q of ['0532\u200E 777', '\u202A+90 532 777 22 33\u202C']) {
    const found = await (await her.ask(`/requests?${new URLSearchParams({ q })}`)).json()
    expect(found.total).toBe(2)
  }
})

test('a receptionist reads the same among the appointments of a day', async () => {
  const her = await openWritten('2026-11-24T14:30')
  const day = await (await her.ask('/day?day=2026-11-24')).json()
  expect(day.appointments).toMatchObject(seen)
  expect(JSON.stringify(day)).not.toContain('\u202E')
})
