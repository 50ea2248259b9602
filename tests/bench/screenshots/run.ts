import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir, distDir } from '../../../scripts/publish/paths.ts'
import { withBrowser } from '../browsers.ts'
import { takeGuidePictures } from './guidePictures.ts'
import { shots, takeShot } from './takeShot.ts'

/**
 * `npm run screenshots` writes every page and state of `dist/` into `.cache/screenshots/`;
 * `-- home-360 drawer` only these, `-- guide` the guides' pictures into `docs/pictures/`.
 */
const folder = join(cacheDir, 'screenshots')
const wanted = process.argv.slice(2)

if (!existsSync(join(distDir, 'index.html'))) {
  console.error('There is no built site in dist/. Run "npm run build" first.')
  process.exit(1)
}
const isGuide = wanted.includes('guide')
const chosen = shots.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })

const failed = await withBrowser(async (origin, browser) => {
  let failed = 0
  if (isGuide) console.log((await takeGuidePictures(browser)).join('  '))
  for (const shot of chosen) {
    try {
      console.log(await takeShot(browser, origin, shot, folder))
    } catch (error) {
      failed += 1
      console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failed
})
console.log(`${chosen.length - failed} of ${chosen.length} shots in ${folder}`)
process.exitCode = failed === 0 ? 0 : 1
