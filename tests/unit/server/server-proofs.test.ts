import { describe, expect, test } from 'vitest'
import { withClinic } from '../../soak/clinic'
import { fillFiles, withoutPermission } from '../../soak/endpoint/disk'
import { killInTheMiddle } from '../../soak/endpoint/kill'
import { restoreAfterLoss } from '../../soak/endpoint/restore'
import { mustAllBeThere, visitAll } from '../../soak/visitors'

/** Samples of the soak tests, which `npm run prove` runs completely; each throws if it fails. */
describe('an acknowledged request is kept', () => {
  test('if twenty visitors send at once, without loss or duplicates', {
    tags: ['nightly'],
  }, async () => {
    await withClinic({ TRUST_PROXY: '1' }, async (clinic) => {
      const { origin } = await clinic.start()
      const visit = { visitors: 20, everyMs: 500, forMs: 2000 }
      const { acknowledged, figures } = await visitAll(() => [origin], visit)
      expect(figures).toMatchObject({ posts: 80, retries: 0 })
      await mustAllBeThere(clinic, acknowledged)
    })
  })

  test('if the server is killed with -9, as answers are, and retries store interrupted requests', async () => {
    const { retries, answered } = await killInTheMiddle(120, 50)
    expect(Math.min(retries, answered)).toBeGreaterThan(0)
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
