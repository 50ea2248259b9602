import type { Browser } from '@playwright/test'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import { withBrowser } from '../../bench/browsers.ts'
import { deskFetch, idleFor, letIn, sessionCookie } from '../../support/deskSessions.ts'
import { must, type Proof } from '../proof.ts'

/** Milliseconds after the end of a session in which a patient may still be visible. */
const most = 6000

type Member = { name: string; secret: string }
type End = (member: Member, origin: string, store: RequestStore, url: string) => Promise<unknown>

/** How a session ends while its page is idle. */
const ends: Record<string, End> = {
  'locked elsewhere': ({ secret }, origin) => deskFetch(origin, secret, '/sign-out', {}),
  'account closed': ({ name }, _origin, store) => store.desk.disable(name),
  'half an hour without a request': ({ name }, _origin, _store, url) => idleFor(url, name, 31),
}

/** Resolves to the milliseconds from the end of a session until its page shows no patient. */
async function timeLeaving(
  browser: Browser,
  origin: string,
  { secret }: Member,
  end: () => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext()
  await context.addCookies([sessionCookie(secret)])
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
  claim: 'No page shows a patient 6 s after its session has ended, for any reason.',
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
            const name = `${how} ${round}`
            const member = { name, secret: await letIn(store, name, 'reception') }
            times.push(
              await timeLeaving(browser, origin, member, () =>
                end(member, origin, store, place.url),
              ),
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
