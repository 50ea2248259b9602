import { basename, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { contentPlugin } from '../scripts/build/contentPlugin.ts'
import { buildMedia } from '../scripts/media.ts'
import { siteLanguage } from '../src/server/siteLanguage.ts'

const root = join(import.meta.dirname, '..')
/** The clinic these tests are about: the frozen one, so that what they say of it stays true. */
const clinic = resolve(root, process.env.CLINIC ?? 'tests/clinics/mercan')
/**
 * What takes longest, though its files are short: they walk through long lists, or
 * start programs. Vitest begins with the longest files, and would end with these on one core.
 */
const slow = [
  'refusals',
  'failed-build',
  'formats',
  'languages',
  'command',
  'server-proofs',
  'damage',
]

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.includes(basename(moduleId, '.test.ts'))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

let manifest: ReturnType<typeof buildMedia> | undefined

/**
 * `tests/unit` and `tests/gate` need nothing but the sources; `tests/html` and
 * `tests/house` read the clinic's finished `dist/`. The first three know the frozen
 * clinic; what `tests/house` says holds of any (CLINIC), `tests/second` of Lindenhof;
 * `tests/browsers` visits `dist/` in Firefox and WebKit. Name a folder to run it alone.
 */
export default defineConfig({
  root,
  plugins: [
    contentPlugin({
      place: { clinicDir: clinic, language: siteLanguage(clinic) },
      manifest: pictures,
    }),
    react(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    environment: 'node',
    env: { CLINIC: clinic },
    include: ['tests/{unit,gate,html,house,second,browsers}/**/*.test.{ts,tsx}'],
    allowOnly: false,
    // No test asks how fast it is; a busy machine needs 10 s where an idle one needs 1.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // One a core: Vitest would leave one of two unused.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

/** Once a run, however many content files ask. */
function pictures() {
  manifest ??= buildMedia({ root: clinic, cacheDir: join(clinic, '.cache') })
  return manifest
}
