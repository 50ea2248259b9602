import { describe, expect, test } from 'vitest'
import { showArrivals } from '../../soak/desk/live'
import { killMigration, migrateOld, oldStores } from '../../soak/desk/migration'
import { settleAtOnce } from '../../soak/desk/two'
import { killInTheMiddle } from '../../soak/endpoint/kill'
import { twentyDesks } from '../../soak/endpoint/load'

/** Samples of the soak tests that `npm run prove` runs in full; each throws on failure. */
describe('at the desk', () => {
  test('every request comes to every page, from either process and over a restart', {
    tags: ['nightly'],
  }, async () => {
    expect(await showArrivals(2)).toMatchObject({ requests: 6 })
  })

  test('of four people in two processes on one request one wins, in every round', async () => {
    const won = await settleAtOnce(10, 15)
    expect(won.reduce((sum, each) => sum + each)).toBe(10)
  })

  test('nothing acknowledged is lost by a kill -9 while twenty pages are open', {
    tags: ['nightly'],
  }, async () => {
    expect(await killInTheMiddle(60, 25, twentyDesks)).toBeGreaterThan(0)
  })
})

describe('a clinic whose requests were kept before there was a desk', { tags: ['nightly'] }, () => {
  test.each(oldStores)('keeps all of %s, with its mail', async (name) => {
    await migrateOld(name, 500)
  })

  test('has the file of before or the new one when the change is killed, and goes on from either', async () => {
    await killMigration(2, 1000, 10)
  })
})
