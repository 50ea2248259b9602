import { describe, expect, test } from 'vitest'
import { bookAtOnce } from '../../soak/desk/hours'
import { settleAtOnce } from '../../soak/desk/two'

/** Samples of the soak tests that `npm run prove` runs in full; each throws on failure. */
describe('at the desk', () => {
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
})
