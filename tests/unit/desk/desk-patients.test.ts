import { expect, test } from 'vitest'
import { builtClinic, openReception } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { addDesk, stubSite, writeFiles } from '../../support/folders'
import { filled } from '../../support/serverFixture'
import { translatedClinic } from '../../support/translatedClinic'

const doctor = 'selin-ardic'
const nadja = { name: 'Nadja Weiß', phone: '+49 171 3920012' }

/** A receptionist’s desk that requests of the site reach. */
async function open(root = builtClinic()) {
  const opened = await openReception({ root })
  const { clock, server, read } = opened
  /** The form of the site; resolves to the request's reference. */
  async function arrive(change: Partial<typeof filled>, language = '') {
    clock.time += 60_000
    return storeRequest(server.store, { ...filled, ...change }, language)
  }
  async function post(path: string, body: object) {
    const response = await opened.post(path, body)
    expect([path, response.status]).toEqual([path, 200])
    return response.body
  }
  const outcome = (reference: string, change: object, version = 0) =>
    post(`/requests/${reference}/outcome`, { version, note: '', ...change })
  const book = (reference: string, appointmentAt: string) =>
    outcome(reference, { outcome: 'booked', appointmentAt, doctor, allow: ['off', 'closed'] })
  const enter = async (appointmentAt: string, more: object) =>
    (await opened.enter(appointmentAt, { ...nadja, ...more })).body
  const search = (q: string) => read(`/requests?${new URLSearchParams({ q })}`)
  return { clock, read, arrive, post, outcome, book, enter, search }
}

test('a receptionist finds a person by part of a name or number, with the last visit', async () => {
  const { clock, arrive, book, post, search } = await open()
  const phone = '0532 777 66 55'
  const first = await arrive({ name: 'İrem Şığ', phone })
  await book(first, '2026-11-21T12:10')
  const visitsOf = async (q: string) =>
    (await search(q)).requests.map(({ lastVisit }: { lastVisit: string }) => lastVisit)
  expect(await visitsOf('ire')).toEqual([''])
  clock.time += 20 * 60_000
  const visit = '2026-11-21T12:10'
  expect(await visitsOf('IREM')).toEqual([visit])
  await arrive({ name: 'Irem', phone: '+90 532 777 66 55' })
  expect(await visitsOf('6655')).toEqual([visit, visit])
  await post(`/requests/${first}/visit`, { visit: 'noshow', version: 1 })
  expect(await visitsOf('6655')).toEqual(['', ''])
})

test('every row of a number says what else exists, until it is closed together', async () => {
  const { read, arrive, outcome, book, post } = await open()
  const references: string[] = []
  for (const phone of ['0532 777 66 55', '+905327776655', '532 777 66 55', '0533 111 22 33'])
    references.push(await arrive({ phone }))
  const [booked = '', second = '', third = '', stranger = ''] = references
  await book(booked, '2026-11-23T17:00')
  const rows = async () => {
    const { requests } = await read('/requests?q=')
    return references.map((reference) => {
      const { openOthers, nextAt } = requests.find(
        (each: { reference: string }) => each.reference === reference,
      )
      return [openOthers, nextAt]
    })
  }
  const next = '2026-11-23T17:00'
  expect(await rows()).toEqual([
    [2, ''],
    [1, next],
    [1, next],
    [0, ''],
  ])
  const change = { outcome: 'cancelled', reason: 'duplicate' }
  for (const reference of [second, third]) await outcome(reference, change)
  expect(await rows()).toEqual([
    [0, ''],
    [0, next],
    [0, next],
    [0, ''],
  ])
  for (const reference of [second, third]) await post(`/requests/${reference}/undo`, { version: 1 })
  expect(await rows()).toEqual([
    [2, ''],
    [1, next],
    [1, next],
    [0, ''],
  ])
  expect(stranger).not.toBe('')
})

test.each([
  ['the country of the number', nadja.phone, undefined, 'de'],
  ['the clinic’s first for a number of its country', '0532 777 66 55', undefined, ''],
  [
    'the clinic’s first for a country whose language the site has not',
    '+81 90 1234 5678',
    undefined,
    '',
  ],
  ['an earlier request of the number', nadja.phone, 'en', 'en'],
  ['an earlier request in the clinic’s first', nadja.phone, '', ''],
])('an entered patient’s language is preset by %s', async (_case, phone, earlier, expected) => {
  const { root } = translatedClinic([
    { code: 'en', abroad: false },
    { code: 'de', abroad: false },
  ])
  writeFiles(root, stubSite)
  addDesk(root)
  const { arrive, search, enter, read } = await open(root)
  if (earlier !== undefined) await arrive({ phone }, earlier)
  expect((await search(phone)).language).toBe(expected)
  const names = { '': '', en: 'English', de: 'Deutsch' }
  const entered = await enter('2026-11-24T15:00', { phone })
  expect(entered.language).toBe(names[expected as keyof typeof names])
  // What she chooses herself is kept, and preset the next time.
  const chosen = await enter('2026-11-25T15:00', { phone, language: 'en' })
  expect(chosen.language).toBe('English')
  expect(decodeURIComponent(chosen.chat)).toContain('?text=en Merhaba')
  expect((await search(phone)).language).toBe('en')
  expect((await read('/me')).clinic.languages[0]).toEqual({ id: '', name: 'Türkçe' })
})
