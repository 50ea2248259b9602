import type { Page } from '@playwright/test'
import type { LocaleTexts } from '../../src/content/localeTexts.gen.ts'
import type { Change } from '../../src/desk/contract/contract.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import type { Slot } from '../../src/server/storage/slot.ts'
import { createStore } from '../../src/server/storage/store.ts'
import { content, localeFile } from '../e2e/support/content.ts'
import type { GuidePicture } from './guidePicture.ts'

const words: LocaleTexts['desk'] = localeFile('desk')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const subjects = ['Muayene', 'İmplant Tedavisi', 'Diş Beyazlatma', 'Kanal Tedavisi', 'Ortodonti']
const common = { note: '', version: 0 }

/** Requests that are waiting, to call again, and with an hour of today. */
const waiting = [
  ...['Nermin Örnek', 'İbrahim Numune', 'Ayla Örnekoğlu', 'Fatma Denek', 'Ömer Temsil'],
  ...['Zehra Misalci', 'Cem Kurgu', 'Sevgi Tasarım', 'Yusuf Taslak'],
]
const unreached = { 'Şükrü Deneme': '00:10', 'Hatice Sınama': '23:50' }
const booked = [
  ['Gülşen Misal', '18:00', 'Park yeri soracak'],
  ['Selim Numune', '12:30', ''],
  ['Defne Kurgu', '14:00', ''],
  ['Kemal Sınama', '16:00', 'İlk muayene'],
  ['Leyla Temsil', '15:30', ''],
] as const

/** Fills the desk with requests of four weeks, and the open ones of a day at the counter. */
export async function fillDesk(root: string): Promise<void> {
  const now = Date.now()
  let time = now
  const store = createStore(databasePlace(root, {}), { now: () => time })
  const [member] = await store.staff()
  let numbers = 0

  /** Stores a request at a time, in milliseconds since 1970, and settles it some minutes later. */
  async function arrive(at: number, name: string, settled?: [number, Change, Slot?]) {
    numbers += 1
    time = at
    const phone = `0532 000 00 ${String(numbers).padStart(2, '0')}`
    const request = subjects[numbers % subjects.length] ?? ''
    const form = { name, phone, doctor: '', request }
    const added = await store.add(form, { source: 'json', unlisted: false })
    if (added.kind !== 'stored') throw new Error('not stored')
    if (!settled) return
    const [minutes, change, slot] = settled
    time = at + minutes * minute
    await store.change(added.receipt.reference, change, member?.id ?? '', slot)
  }

  // Istanbul is three hours ahead.
  const midnight = Math.floor((now + 3 * hour) / day) * day - 3 * hour
  const today = new Date(now + 3 * hour).toISOString().slice(0, 10)
  for (let index = 0; index < 40; index += 1) {
    const at = midnight - (1 + ((index * 5) % 27)) * day + (11 + ((index * 7) % 11)) * hour
    const change: Change =
      index % 4 < 3
        ? { ...common, outcome: 'booked', appointmentAt: '2026-01-05T11:00' }
        : { ...common, outcome: 'cancelled', reason: 'other' }
    await arrive(at, `Örnek Hasta ${index}`, [5 + ((index * 11) % 70), change])
  }
  for (const [name, clock] of Object.entries(unreached)) {
    const change: Change = { ...common, outcome: 'unreached', retryAt: `${today}T${clock}` }
    await arrive(now - 2 * hour, name, [60, change])
  }
  const { doctors } = content('doctors')
  for (const [index, [name, clock, note]] of booked.entries()) {
    const doctor = doctors[index % 2]
    const at = `${today}T${clock}`
    const change: Change = { ...common, outcome: 'booked', appointmentAt: at, note }
    const minutes = 30 + 15 * (index % 2)
    const slot = doctor && { doctor, at, minutes, usualMinutes: 30, found: [], allow: [] }
    await arrive(now - day, name, [9, change, slot])
  }
  for (const [index, name] of waiting.entries()) await arrive(now - (75 - index * 8) * minute, name)
  await store.close()
}

const counter = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 } }
const desk = { role: 'manager', place: 'board', width: undefined } as const

const isLive = (page: Page) => page.locator('[data-live="true"]').waitFor()

/** The pictures of the desk's guide. */
export const deskPictures: readonly GuidePicture[] = [
  { ...desk, name: 'desk', screen: counter, prepare: isLive },
  { ...desk, name: 'desk-phone', screen: { ...phone, colorScheme: 'dark' }, prepare: isLive },
  {
    ...desk,
    name: 'desk-person',
    screen: phone,
    async prepare(page) {
      await isLive(page)
      const name = 'Nermin Örnek'
      const row = page.locator('[data-reference]').filter({ hasText: name })
      await row.getByRole('button', { name: words.row.outcome }).click()
      await row
        .getByRole('button', { name: words.row.personName.replace('{{name}}', name) })
        .click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    ...desk,
    name: 'desk-day',
    place: 'day',
    screen: counter,
    prepare: (page) => page.locator('[data-reference]').first().waitFor(),
  },
  {
    ...desk,
    name: 'desk-figures',
    place: 'figures',
    screen: counter,
    prepare: (page) => page.locator('main svg, main table').first().waitFor(),
  },
  {
    ...desk,
    name: 'desk-accounts',
    place: 'accounts',
    screen: counter,
    prepare: (page) => page.getByText('Ayşe Demir').first().waitFor(),
  },
]
