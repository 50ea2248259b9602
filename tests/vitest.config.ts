import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { alone } from './support/alone.ts'
import { memoryFolder } from './support/memoryFolder.ts'

const root = join(import.meta.dirname, '..')
/** The fixture by default, because the tests state its content. */
const clinic = resolve(root, process.env.CLINIC ?? 'tests/fixtures/clinics/mercan')
/**
 * Short files with slow tests. Vitest starts with the longest files and would run these last, on
 * one core.
 */
const slow = [
  'refusals',
  'server-process',
  'editor-github',
  'editor-port',
  'editor-versions',
  'desk-live',
  'languages',
]

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.includes(basename(moduleId, '.test.ts'))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/**
 * `tests/unit` needs only the sources; `tests/pages` and `tests/browsers` need a built `dist/`:
 * `pages/any` of any clinic (CLINIC), the others of their fixture.
 */
export default defineConfig({
  root,
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    environment: 'node',
    env: { CLINIC: clinic, TMPDIR: memoryFolder() },
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    tags: [
      {
        name: 'nightly',
        timeout: 180_000,
        description: 'Left out of `npm test`, part of `npm run test:all`',
      },
    ],
    restoreMocks: true,
    // Tests of servers and processes mostly wait.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: SlowFirst },
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/{unit,pages,browsers}/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          // After the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
