import { describe, expect, test } from 'vitest'
import { fillFiles, withoutPermission } from '../../soak/endpoint/disk'
import { killInTheMiddle } from '../../soak/endpoint/kill'
import { load } from '../../soak/endpoint/load'
import { restoreAfterLoss } from '../../soak/endpoint/restore'

/** Samples of the soak tests, which `npm run prove` runs completely; each throws if it fails. */
describe('a request that is acknowledged is kept', () => {
  test('when twenty visitors send at once, none lost and none doubled', {
    tags: ['nightly'],
  }, async () => {
    expect(await load(20, 500, 2000)).toMatchObject({ posts: 80, retries: 0 })
  })

  test('when the server is killed with -9 in the middle, and the cut off are stored by their retries', async () => {
    expect(await killInTheMiddle(120, 50)).toBeGreaterThan(0)
  })

  test('when the disk is full, and what cannot be kept is answered 503', {
    tags: ['nightly'],
  }, async () => {
    expect(await fillFiles(512)).toBeGreaterThan(0)
  })

  test('in a copy that was begun later, and what came after it is named', {
    tags: ['nightly'],
  }, async () => {
    const { posts, before } = await restoreAfterLoss(300, false)
    expect(posts).toBeGreaterThan(before)
  })

  test('when the file cannot be written, and after that it goes on', {
    tags: ['nightly'],
  }, async () => {
    await withoutPermission()
  })
})
