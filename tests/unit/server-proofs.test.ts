import { describe, expect, test } from 'vitest'
import { fillFiles } from '../../scripts/prove/endpoint/fullDisk'
import { killInTheMiddle } from '../../scripts/prove/endpoint/kill'
import { load } from '../../scripts/prove/endpoint/load'
import { withoutPermission } from '../../scripts/prove/endpoint/readOnly'
import { restoreAfterLoss } from '../../scripts/prove/endpoint/restore'

/** Samples of the long proofs, which `npm run prove` runs whole; each throws when it does not hold. */
describe('a request that is acknowledged is kept', { timeout: 60_000 }, () => {
  test('when twenty visitors send at once, none lost and none doubled', async () => {
    expect(await load(20, 500, 2000)).toMatchObject({ posts: 80, retries: 0 })
  })

  test('when the server is killed with -9 in the middle, and the cut off are stored by their retries', async () => {
    expect(await killInTheMiddle(120, 50)).toBeGreaterThan(0)
  })

  test('when the disk is full, and what cannot be kept is answered 503', async () => {
    expect(await fillFiles(512)).toBeGreaterThan(0)
  })

  test('in a copy that was begun later, and what came after it is named', async () => {
    const { posts, before } = await restoreAfterLoss(300, false)
    expect(posts).toBeGreaterThan(before)
  })

  test('when the file cannot be written, and after that it goes on', async () => {
    await withoutPermission()
  })
})
