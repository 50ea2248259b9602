import { describe, expect, test } from 'vitest'
import { fillFiles, withoutPermission } from '../../soak/endpoint/disk'
import { killInTheMiddle } from '../../soak/endpoint/kill'
import { load } from '../../soak/endpoint/load'
import { restoreAfterLoss } from '../../soak/endpoint/restore'

/** Samples of the soak tests, which `npm run prove` runs completely; each throws if it fails. */
describe('an acknowledged request is kept', () => {
  test('if twenty visitors send at once, without loss or duplicates', {
    tags: ['nightly'],
  }, async () => {
    expect(await load(20, 500, 2000)).toMatchObject({ posts: 80, retries: 0 })
  })

  test('if the server is killed with -9, and retries store interrupted requests', async () => {
    expect(await killInTheMiddle(120, 50)).toBeGreaterThan(0)
  })

  test('if the disk is full, and others get 503', {
    tags: ['nightly'],
  }, async () => {
    expect(await fillFiles(512)).toBeGreaterThan(0)
  })

  test('in a backup that starts later, and newer ones are listed', {
    tags: ['nightly'],
  }, async () => {
    const { posts, before } = await restoreAfterLoss(300, false)
    expect(posts).toBeGreaterThan(before)
  })

  test('if the file cannot be written, and the server continues afterwards', {
    tags: ['nightly'],
  }, async () => {
    await withoutPermission()
  })
})
