/** @module-tag nightly */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { canonicalPath } from '../../../scripts/build/sitePaths'
import { printHeaderRules } from '../../../src/server/http/headers'
import { createSite } from '../../../src/server/http/site'
import { writeFiles } from '../../support/serverFixture'

const script = join(import.meta.dirname, '../../../scripts/hosting/deploy.sh')
const day = 24 * 60 * 60

/** Two servers of one site and a folder for builds, deleted after the test. */
function openTwo() {
  const root = mkdtempSync(join(tmpdir(), 'mercan-deploy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  /** A build whose pages link files of this build only. */
  function build(number: number): string {
    const folder = join(root, `build ${number}`)
    writeFiles(folder, {
      _headers: printHeaderRules([]),
      '404.html': '<!doctype html><title>Yok</title>',
      'index.html': `<!doctype html><script src="/assets/app.${number}.js"></script>`,
      [`assets/app.${number}.js`]: `export const number = ${number}`,
      [`media/about.${number}.avif`]: `${number}`,
      'assets/always.js': 'export {}',
    })
    return folder
  }
  const dists = ['one', 'two'].map((name) => join(root, name, 'dist'))
  const deploy = (number: number) => promisify(execFile)(script, [build(number), ...dists])
  for (const dist of dists)
    writeFiles(dist, { _headers: printHeaderRules([]), '404.html': 'x', 'index.html': 'x' })
  return { dists, deploy }
}

test('a visitor whose page is from one server and its files from the other misses none during the deployment to both', async () => {
  const { dists, deploy } = openTwo()
  await deploy(0)
  const sites = dists.map((dist) => createSite({ dist, canonicalPath, log: () => {} }))
  let isDeploying = true
  let visits = 0
  const missed: string[] = []

  async function visitor(at: number): Promise<void> {
    while (isDeploying) {
      const page = await sites[at % 2]?.request('/')
      const file = /assets\/app\.\d+\.js/.exec((await page?.text()) ?? '')?.[0] ?? 'no page'
      const answer = await sites[(at + 1) % 2]?.request(`/${file}`)
      if (answer?.status !== 200) missed.push(`${answer?.status} ${file}`)
      visits += 1
    }
  }
  const visiting = Promise.all([0, 1, 2, 3].map(visitor))
  for (const number of [1, 2, 3]) await deploy(number)
  isDeploying = false
  await visiting
  expect(missed).toEqual([])
  expect(visits).toBeGreaterThan(4)
  for (const site of sites) expect((await site.request('/assets/app.0.js')).status).toBe(200)
})

test('a page that is still open finds its files for a week after the deploy that replaced it, and no longer', async () => {
  const { dists, deploy } = openTwo()
  const [dist = ''] = dists
  await deploy(0)
  const file = join(dist, 'assets/app.0.js')
  // The build is old; retention counts from its replacement.
  const ago = (days: number) => Date.now() / 1000 - days * day
  utimesSync(file, ago(90), ago(90))
  await deploy(1)
  expect(existsSync(file)).toBe(true)
  utimesSync(file, ago(6), ago(6))
  await deploy(2)
  expect(existsSync(file)).toBe(true)
  utimesSync(file, ago(8), ago(8))
  await deploy(3)
  expect(existsSync(file)).toBe(false)
  for (const left of ['app.1.js', 'app.2.js', 'app.3.js', 'always.js'])
    expect(existsSync(join(dist, 'assets', left)), left).toBe(true)
})
