import type { Browser, Page } from '@playwright/test'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import type { Outcome } from '../../../src/shared/deskModel.ts'
import { withBrowser } from '../../bench/browsers.ts'
import { content } from '../../e2e/support/content.ts'
import { rowOf, words } from '../../e2e/support/desk.ts'
import { openDayIn } from '../../e2e/support/openDays.ts'
import { letIn, sessionCookie, storeRequest } from '../../support/deskSessions.ts'
import { findPostgres } from '../../support/postgres.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { withReplicas } from '../replicas/replicas.ts'

/** New requests that are listed at once. */
const batch = 20
const outcomes = ['unreached', 'booked', 'cancelled'] as const satisfies Outcome[]

/**
 * When the slower person saves: once the colleague's outcome has moved the row, before its event
 * is awaited, or together with the colleague.
 */
const moments = ['moved', 'stored', 'together'] as const

type Person = { name: string; page: Page }
/** An open form, the hour of an appointment and the note in it. */
type Entry = { person: Person; reference: string; outcome: Outcome; hour: string; note: string }
type Answer = { entry: Entry; status: number; version: number }

const rowIn = ({ person, reference }: Entry) => rowOf(person.page, reference)
const noteIn = (entry: Entry) => rowIn(entry).getByLabel(words.form.note)

/** Opens the desk in a browser context of a new account. */
async function openDesk(browser: Browser, origin: string, store: RequestStore, name: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([sessionCookie(await letIn(store, name, 'reception'))])
  const page = await context.newPage()
  await page.goto(`${origin}/yonetim`)
  await page.locator('[data-live="true"]').waitFor()
  return { name, page }
}

/** Opens a form and types into it; the cursor stays in the note, before its last `rest` letters. */
async function begin(entry: Entry, rest: number): Promise<void> {
  const { person, outcome, hour, note } = entry
  const row = rowIn(entry)
  await row.getByRole('button', { name: words.row[outcome] }).click()
  if (outcome === 'booked') await row.getByLabel(words.form.booked).fill(hour)
  await noteIn(entry).fill('')
  await person.page.keyboard.type(note.slice(0, note.length - rest))
}

/** Presses the form's button, or Enter in the note. */
async function save(entry: Entry, byKey: boolean): Promise<Answer> {
  const { person, reference } = entry
  const answering = person.page.waitForResponse((each) =>
    each.url().endsWith(`/requests/${reference}/outcome`),
  )
  if (byKey) await noteIn(entry).press('Enter')
  else await rowIn(entry).locator('form button[type="submit"]').click()
  const response = await answering
  return { entry, status: response.status(), version: response.request().postDataJSON().version }
}

/** The form has the focus and everything that was typed. */
async function mustBeKept(entry: Entry, typed: string): Promise<void> {
  const { values, hasFocus } = await rowIn(entry)
    .locator('form')
    .evaluate((form) => ({
      values: [...form.querySelectorAll('input')].map(({ value }) => value),
      hasFocus: form.contains(document.activeElement),
    }))
  must(hasFocus, `the form with «${typed}» has lost the focus`)
  const isWhole = entry.outcome !== 'booked' || values[0] === entry.hour
  must(isWhole && values.at(-1) === typed, `«${values.join('», «')}» is left of «${typed}»`)
}

/**
 * One of two outcomes is stored and confirmed on its author's screen; the other is refused on its
 * author's, with both versions. Resolves to the refused one.
 */
async function mustBeShown(store: RequestStore, answers: readonly Answer[]): Promise<Entry> {
  const won = answers.find(({ status }) => status === 200)?.entry
  const lost = answers.find(({ status }) => status === 409)?.entry
  must(won !== undefined && lost !== undefined, 'not one of two was stored and one refused')
  must(
    answers.every(({ version }) => version === 0),
    'a form was sent with a version it was not opened with',
  )
  const request = await store.find(won.reference)
  must(
    request?.version === 1 && request.standing === won.outcome && request.note === won.note,
    `${request?.standing} «${request?.note}» is stored instead of ${won.outcome} «${won.note}»`,
  )
  await rowIn(won).locator('form').waitFor({ state: 'detached' })
  await won.person.page.getByRole('status').filter({ hasText: request.name }).waitFor()
  const shown = rowIn(lost).getByRole('alert')
  await shown.filter({ hasText: won.person.name }).filter({ hasText: won.note }).waitFor()
  await mustBeKept(lost, lost.note)
  return lost
}

/** The author of a refused outcome closes the form, or overwrites what she has read. */
async function decide(store: RequestStore, lost: Entry, overwrites: boolean): Promise<void> {
  const before = await store.find(lost.reference)
  if (overwrites) must((await save(lost, true)).status === 200, 'she cannot overwrite')
  else await rowIn(lost).getByRole('button', { name: words.form.cancel }).click()
  await rowIn(lost).locator('form').waitFor({ state: 'detached' })
  const { version, note } = (await store.find(lost.reference)) ?? {}
  const wanted = overwrites ? { version: 2, note: lost.note } : before
  must(version === wanted?.version && note === wanted?.note, `«${note}» is stored after that`)
}

/** Of another number in each round: a second appointment of one number on a day has to be confirmed. */
const patientOf = (round: number) => ({
  doctor: content('doctors').doctors[0]?.name ?? '',
  phone: `0532 ${String(round).padStart(7, '0')}`,
})

/** As it is typed, an hour of the doctor that no other round books. */
const hourIn = (round: number) =>
  `${openDayIn(7 + 7 * Math.floor(round / 8)).typed} ${12 + (round % 8)}.30`

/** Two people settle one request in a round. Resolves to how each round ended. */
async function race(origin: string, browser: Browser, store: RequestStore, sizes: RaceSizes) {
  const random = seeded(sizes.seed)
  const people = [
    await openDesk(browser, origin, store, 'Ayşe'),
    await openDesk(browser, origin, store, 'Mehmet'),
  ]
  const ends = { moved: 0, stored: 0, slower: 0, faster: 0, overwritten: 0 }
  const waiting: string[] = []
  for (let round = 0; round < sizes.rounds; round += 1) {
    if (waiting.length === 0)
      for (let count = 0; count < Math.min(batch, sizes.rounds - round); count += 1)
        waiting.push(
          await storeRequest(store, {
            name: `Hasta ${round + count}`,
            ...patientOf(round + count),
          }),
        )
    const reference = waiting.shift() ?? ''
    const moment = moments[round % moments.length] ?? 'moved'
    const [person, colleague] = random() < 0.5 ? people : people.toReversed()
    must(person !== undefined && colleague !== undefined, 'two people are at the desk')
    const common = { reference, hour: hourIn(round) }
    const entry: Entry = { ...common, person, outcome: 'booked', note: `hers, round ${round}` }
    const other: Entry = {
      ...common,
      person: colleague,
      outcome: outcomes[Math.floor(random() * outcomes.length)] ?? 'booked',
      note: `the colleague's, round ${round}`,
    }
    try {
      const rest = 6
      await begin(entry, rest)
      await begin(other, 0)
      const answers: Answer[] = []
      if (moment !== 'together') answers.push(await save(other, random() < 0.5))
      if (moment === 'moved') {
        const count = `${words.lists.tabs.fresh} ${waiting.length}`
        await person.page.getByRole('button', { name: count, exact: true }).waitFor()
        await mustBeKept(entry, entry.note.slice(0, -rest))
      }
      await person.page.keyboard.type(entry.note.slice(-rest))
      await mustBeKept(entry, entry.note)
      const both = random() < 0.5 ? [entry, other] : [other, entry]
      const saving = moment === 'together' ? both : [entry]
      answers.push(...(await Promise.all(saving.map((each) => save(each, random() < 0.5)))))
      const lost = await mustBeShown(store, answers)
      if (moment === 'together') ends[lost === entry ? 'slower' : 'faster'] += 1
      else ends[moment] += 1
      const overwrites = random() < 0.5
      await decide(store, lost, overwrites)
      if (overwrites) ends.overwritten += 1
    } catch (error) {
      throw new Error(`round ${round} (${moment}, ${other.outcome}): ${error}`)
    }
  }
  const audit = await store.audit(sizes.rounds * 10)
  // A booking of the same hour over a colleague's is its edit.
  const acts: readonly string[] = [...outcomes, 'edited']
  const settled = audit.filter(({ act }) => acts.includes(act)).length
  must(settled === sizes.rounds + ends.overwritten, `${settled} outcomes are in the audit`)
  return ends
}

type RaceSizes = { rounds: number; seed: number }

export const deskRaceProof: Proof = {
  name: 'desk-race',
  claim:
    'Of two people in two browsers who settle one request, the slower reads both versions; nothing typed is lost or overwritten silently, on both databases.',
  async run({ rounds = 200, seed = 27 }) {
    const file = await raceOn({}, { rounds, seed })
    if (!findPostgres()) return `SQLite: ${file}`
    const server = await withReplicas(({ env }) => raceOn(env, { rounds, seed }))
    return `SQLite: ${file}\n      PostgreSQL: ${server}`
  },
}

const raceOn = (env: Record<string, string>, sizes: RaceSizes): Promise<string> =>
  withBrowser(async (origin, browser, data) => {
    const store = createStore(databasePlace(clinicDir, { DATA_DIR: data, ...env }))
    try {
      const ends = await race(origin, browser, store, sizes)
      const { moved, stored, slower, faster, overwritten } = ends
      return `${sizes.rounds} rounds, 0 silent overwrites, ${sizes.rounds} refusals shown with both versions, text and focus kept; the row had moved in ${moved}, the colleague's outcome was stored in ${stored}, both saved at once in ${slower + faster} (the typist was faster in ${faster}); ${overwritten} overwritten after reading the other`
    } finally {
      await store.close()
    }
  }, env)
