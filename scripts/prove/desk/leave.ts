import { createClient } from '@libsql/client'
import type { Browser } from '@playwright/test'
import { databasePlace } from '../../../src/server/database.ts'
import { createStore, type RequestStore } from '../../../src/server/store.ts'
import { withBrowser } from '../../bench/servedSite.ts'
import { clinicDir } from '../../build/places.ts'
import { must, type Proof } from '../proof.ts'

/** How long a patient may stay on the screen of who is not in any more, in milliseconds. */
const most = 6000

type Place = ReturnType<typeof databasePlace>
type Member = { name: string; secret: string }
type End = (member: Member, origin: string, store: RequestStore, place: Place) => Promise<unknown>

/** How a session ends for a page that is only looked at. */
const ends: Record<string, End> = {
  'locked elsewhere': ({ secret }, origin) =>
    fetch(`${origin}/yonetim/api/sign-out`, {
      method: 'POST',
      headers: {
        Cookie: `__Host-desk=${secret}`,
        Origin: origin,
        'Content-Type': 'application/json',
      },
      body: '{}',
    }),
  'shut out': ({ name }, _origin, store) => store.desk.disable(name),
  'half an hour without an act': async ({ name }, _origin, _store, { url }) => {
    const client = createClient({ url })
    await client.execute({
      sql: 'UPDATE sessions SET seen_at = ? WHERE staff_id = (SELECT id FROM staff WHERE name = ?)',
      args: [new Date(Date.now() - 31 * 60_000).toISOString(), name],
    })
    client.close()
  },
}

async function addMember(store: RequestStore, name: string): Promise<Member> {
  await store.desk.invite(name, 'reception')
  const member = (await store.desk.staff()).find((each) => each.name === name)
  return { name, secret: await store.desk.openSession(member?.id ?? '', 'passkey') }
}

/** Resolves to the milliseconds from the end of a session until no patient is on its screen. */
async function timeLeaving(
  browser: Browser,
  origin: string,
  { secret }: Member,
  end: () => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext()
  await context.addCookies([
    {
      name: '__Host-desk',
      value: secret,
      domain: new URL(origin).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  const page = await context.newPage()
  await page.goto(`${origin}/yonetim`)
  await page.locator('[data-reference]').first().waitFor()
  await page.locator('[data-live="true"]').waitFor()
  await end()
  const ended = performance.now()
  await page.locator('[data-reference]').first().waitFor({ state: 'detached' })
  const gone = performance.now() - ended
  await context.close()
  return Math.round(gone)
}

export const deskLeaveProof: Proof = {
  name: 'desk-leave',
  claim: 'Nothing of a patient is on a screen 6 s after its session has ended, however it did.',
  run: ({ rounds = 10 }) =>
    withBrowser(async (origin, browser, data) => {
      const place = databasePlace(clinicDir, { DATA_DIR: data })
      const store = createStore(place)
      try {
        const patient = { name: 'Hasta', phone: '0532 000 00 00', doctor: '', request: '' }
        await store.add(patient, { source: 'json', unlisted: false })
        const figures: string[] = []
        for (const [how, end] of Object.entries(ends)) {
          const times: number[] = []
          for (let round = 0; round < rounds; round += 1) {
            const member = await addMember(store, `${how} ${round}`)
            times.push(
              await timeLeaving(browser, origin, member, () => end(member, origin, store, place)),
            )
          }
          figures.push(`${how}: at most ${Math.max(...times)} ms`)
          must(Math.max(...times) <= most, figures.join('; '))
        }
        return `${rounds} pages each; ${figures.join('; ')}`
      } finally {
        await store.close()
      }
    }),
}
