import { join } from 'node:path'
import { root } from '../build/places.ts'
import type { Stage } from './stage.ts'
import { playwrightTally, vitestTally } from './tally.ts'

/** The clinic the engine's own tests know by heart. */
const fixture = join(root, 'tests', 'clinics', 'mercan')

/** A clinic of another country, language and look, made of data alone. */
const second = join(root, 'tests', 'clinics', 'duesseldorf')

/**
 * What must hold of any clinic, whatever its editors write: the gate, a build,
 * and what `tests/house/` asks of the pages and of a browser. `clinic` is its
 * folder, `called` how the stages name it, `reports` a folder for their figures.
 */
export function clinicStages(clinic: string, called: string, reports: string): Stage[] {
  const build = `build${called}`
  return [
    gateOf(clinic, `gate${called}`),
    buildOf(clinic, build),
    { ...vitest(`pages${called}`, clinic, ['tests/house/'], reports), needs: build },
    { ...playwright(`browser pass${called}`, clinic, 'tests/house/', reports), needs: build },
  ]
}

/** That a clinic is data: what holds of any, and what the second one is. */
export function secondStages(reports: string): Stage[] {
  const stages = clinicStages(second, ' of the second', reports)
  const needs = 'build of the second'
  return [
    ...stages,
    { ...vitest('its own pages', second, ['tests/second/'], reports), needs },
    { ...playwright('visits to it', second, 'tests/second/', reports), needs },
  ]
}

/** The fixture in three languages, written anew each time. */
const translated = join(root, '.cache', 'translated-clinic')

/** What must hold of the engine: its sources, and all its tests on the fixture clinic. */
export function engineStages(reports: string): Stage[] {
  const env = { CLINIC: fixture }
  return [
    generatedFiles(fixture),
    { name: 'types', command: ['tsc', '--noEmit'] },
    // What a browser runs knows nothing of Node.
    { name: 'types in a browser', command: ['tsc', '--noEmit', '-p', 'src'] },
    {
      name: 'lint',
      command: [
        'biome',
        'ci',
        '--error-on-warnings',
        '--diagnostic-level=warn',
        '--colors=off',
        '.',
      ],
    },
    { name: 'unused code', command: ['knip', '--config', '.knip.jsonc'] },
    gateOf(fixture, 'gate of the fixture'),
    { name: 'pictures', command: ['tsx', 'scripts/media.ts'], env, writes: 'pictures' },
    {
      ...vitest('unit and gate tests', fixture, ['tests/unit/', 'tests/gate/'], reports),
      // They look at no finished pages, but at the pictures, of which only one may fill the shelf.
      reads: 'pictures',
    },
    honestEdits,
    { ...buildOf(fixture, 'build of the fixture'), reads: 'pictures' },
    {
      ...vitest('html tests', fixture, ['tests/html/', 'tests/house/'], reports),
      needs: 'build of the fixture',
    },
    {
      ...playwright('browser tests', fixture, 'tests/e2e/', reports),
      needs: 'build of the fixture',
    },
    ...translatedStages(reports),
  ]
}

/** What must hold of a site in several languages. */
function translatedStages(reports: string): Stage[] {
  const build = 'build in three languages'
  return [
    {
      name: 'translations',
      command: ['tsx', 'tests/languages/writeClinic.ts', translated],
      reads: 'pictures',
    },
    { ...buildOf(translated, build), needs: 'translations', reads: 'pictures' },
    {
      ...playwright('visits in other languages', translated, 'tests/languages/', reports),
      needs: build,
    },
  ]
}

/** The frozen clinic in other browsers than Chromium, by the names of their test files. */
export function browserStages(names: readonly string[], reports: string): Stage[] {
  const build = 'build of the fixture'
  return [
    buildOf(fixture, build),
    ...names.map((name) => ({
      ...vitest(name, fixture, [`tests/browsers/${name}.test.ts`], reports),
      needs: build,
    })),
  ]
}

/** That what is generated from any clinic's texts is what the engine has. */
export const generatedFiles = (clinic: string): Stage => ({
  name: 'generated files',
  command: ['tsx', 'scripts/generate-types.ts', '--check'],
  env: { CLINIC: clinic },
})

/** A small, always equal part of `npm run prove -- honest-edits`. */
const honestEdits: Stage = {
  name: 'honest edits',
  command: ['tsx', 'scripts/prove.ts', 'honest-edits', '--sample', '--rounds=200', '--years=1'],
  env: { CLINIC: fixture },
}

const gateOf = (clinic: string, name: string): Stage => ({
  name,
  command: ['tsx', 'scripts/check.ts'],
  env: { CLINIC: clinic },
})

const buildOf = (clinic: string, name: string): Stage => ({
  name,
  command: ['node', 'scripts/build.cjs'],
  env: { CLINIC: clinic },
  writes: 'dist',
})

function vitest(name: string, clinic: string, folders: string[], reports: string): Stage {
  const file = join(reports, `${name}.json`)
  const config = [
    '--config',
    'tests/vitest.config.ts',
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
  ]
  return {
    name,
    command: ['vitest', 'run', ...config, `--outputFile.json=${file}`, ...folders],
    env: { CLINIC: clinic },
    tally: () => vitestTally(file),
    isWide: true,
    reads: 'dist',
  }
}

function playwright(name: string, clinic: string, folder: string, reports: string): Stage {
  const file = join(reports, `${name}.json`)
  const config = ['--config', 'tests/playwright.config.ts', '--reporter=dot,json']
  return {
    name,
    command: ['playwright', 'test', ...config, folder],
    env: { CLINIC: clinic, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    tally: () => playwrightTally(file),
    inBrowser: true,
    isWide: true,
    reads: 'dist',
  }
}
