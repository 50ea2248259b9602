import { describe, expect, test } from 'vitest'
import { bookAtOnce } from '../../soak/desk/hours'
import { showArrivals } from '../../soak/desk/live'
import { killMigration, migrateOld, oldStores } from '../../soak/desk/migration'
import { settleAtOnce } from '../../soak/desk/two'
import { killInTheMiddle } from '../../soak/endpoint/kill'
import { twentyDesks } from '../../soak/endpoint/load'

/** Samples of the soak tests that `npm run prove` runs in full; each throws on failure. */
describe('at the desk', () => {
  test('every request reaches every page, from either process and after a restart', {
    tags: ['nightly'],
  }, async () => {
    expect(await showArrivals(2)).toMatchObject({ requests: 6 })
  })

  test('one of four people who change the same request in two processes wins, in every round', async () => {
    const won = await settleAtOnce(10, 15)
    expect(won.reduce((sum, each) => sum + each)).toBe(10)
  })

  test('one of four people who book overlapping hours in two processes wins, in every round', {
    tags: ['nightly'],
  }, async () => {
    const won = await bookAtOnce(10, 34)
    expect(won.reduce((sum, each) => sum + each)).toBe(10)
  })

  test('no acknowledged request is lost by a kill -9 while twenty pages are open', {
    tags: ['nightly'],
  }, async () => {
    expect(await killInTheMiddle(60, 25, twentyDesks)).toBeGreaterThan(0)
  })
})

describe('a clinic that upgrades from a version without the desk', { tags: ['nightly'] }, () => {
  test.each(oldStores)('keeps all of %s, with its mail', async (name) => {
    await migrateOld(name, 500)
  })

  test('has the old or the new file if the migration is killed, and continues from either', async () => {
    await killMigration(2, 1000, 10)
  })
})
