import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { printHeaderRules } from '../../../src/server/http/headers'
import { createSite } from '../../../src/server/http/site'
import { openReleases } from '../../../src/server/releases/releaseFolder'
import { canonicalPath } from '../../support/canonicalPath'
import { removeFolder, temporaryFolder } from '../../support/folders'
import { writeFiles } from '../../support/serverFixture'

test('a visitor whose page is from one machine and its files from another misses none while releases are switched on both', async () => {
  const folders = [temporaryFolder('order'), temporaryFolder('order')]
  onTestFinished(() => folders.forEach(removeFolder))
  /** Copies a release, whose page needs a file of its own, to both machines. */
  const copy = (number: number) =>
    folders.map((folder) => {
      const releases = openReleases(folder)
      const { id, folder: release } = releases.begin()
      writeFiles(join(release, 'site'), {
        _headers: printHeaderRules([]),
        '404.html': '<!doctype html><title>Yok</title>',
        'index.html': `<!doctype html><script src="/assets/app.${number}.js"></script>`,
        [`assets/app.${number}.js`]: `export const number = ${number}`,
      })
      releases.finish(id)
      return () => releases.switchTo(id)
    })
  for (const serve of copy(0)) serve()
  const sites = folders.map((folder) =>
    createSite({ dist: join(folder, 'dist'), canonicalPath, log: () => {} }),
  )

  async function visit(at: number): Promise<void> {
    const page = await sites[at]?.request('/')
    const file = /assets\/app\.\d+\.js/.exec((await page?.text()) ?? '')?.[0] ?? 'no page'
    const answer = await sites[1 - at]?.request(`/${file}`)
    expect(answer?.status, file).toBe(200)
  }
  for (const number of [1, 2, 3])
    for (const serve of copy(number)) {
      serve()
      await visit(0)
      await visit(1)
    }
})
