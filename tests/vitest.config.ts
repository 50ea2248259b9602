import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { alone } from './support/alone.ts'
import { memoryFolder } from './support/memoryFolder.ts'

const root = join(import.meta.dirname, '..')
/** The fixture by default, because the tests state its content. */
const clinic = resolve(root, process.env.CLINIC ?? 'tests/fixtures/clinics/mercan')
/**
 * Files that start many processes, as long as their workers are small, since a fork copies the
 * worker's tables of pages; then short files with slow tests, which Vitest would run last, on one
 * core, because it starts with the longest files.
 */
const early = [
  'editor-port',
  'server-process',
  'editor-github',
  'editor-publication',
  'editor-proposals',
  'editor-versions',
  'editor-endpoint',
  'editor-disk',
  'desk-live',
  'refusals',
  'languages',
]

class EarlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId, '.test.ts')
    return [
      ...early.flatMap((name) => sorted.filter((file) => nameOf(file) === name)),
      ...sorted.filter((file) => !early.includes(nameOf(file))),
    ]
  }
}

/**
 * `tests/unit` needs only the sources; `tests/pages` and `tests/browsers` need a built `dist/`:
 * `pages/any` of any clinic (CLINIC), the others of their fixture.
 */
export default defineConfig({
  root,
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
    // Tests of servers and processes mostly wait, but every worker imports the sources again.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: EarlyFirst },
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
