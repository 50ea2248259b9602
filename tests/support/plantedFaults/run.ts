/**
 * `npx tsx tests/support/plantedFaults/run.ts` plants each fault of the list in a copy of the tree
 * and runs the tests that should find it. `--only=3,17`: these faults; `--check`: only the list.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../scripts/publish/paths.ts'
import { withFolder } from '../folders.ts'
import { type PlantedFault, plantedFaults } from './list.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, check: { type: 'boolean' } },
})

/** A failing test. */
type Finding = { level: string; file: string; title: string }

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const sources = ['src', 'scripts']
  .flatMap((part) => filesBelow(join(root, part)))
  .filter((file) => /\.(?:tsx?|css|cjs)$/.test(file))

/** The text as a pattern in which white space fits any white space. */
const patternOf = (find: string) =>
  new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g')

/** The file a fault is planted in. Throws an Error unless its text occurs exactly once. */
function placeOf({ name, find }: PlantedFault): string {
  const places = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(patternOf(find))].map(() => file),
  )
  const [place] = places
  if (!place || places.length > 1)
    throw new Error(`${name}: the text occurs ${places.length} times: ${places.join(', ')}`)
  return place
}

/** Copies the tree with its builds; `node_modules` is a link. */
function copyTree(copy: string): void {
  for (const entry of readdirSync(root))
    if (!['node_modules', '.git', 'test-results'].includes(entry))
      cpSync(join(root, entry), join(copy, entry), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** The paths of test files by the end of their path. Throws an Error unless exactly one matches. */
function testFiles(copy: string, names: readonly string[]): string[] {
  const all = filesBelow(join(copy, 'tests'))
  return names.map((name) => {
    const [file, ...others] = all.filter((each) => each.endsWith(`/${name}`))
    if (!file || others.length > 0) throw new Error(`not exactly one test file matches ${name}`)
    return file
  })
}

/** The failing tests of the cheapest level with failures; only the last level builds the site. */
function failuresIn(copy: string, names: readonly string[]): Finding[] {
  const files = testFiles(copy, names)
  const isSpec = (file: string) => file.endsWith('.spec.ts')
  const isComponent = (file: string) => file.includes('/tests/component/')
  const ofSite = files.filter((file) => isSpec(file) || file.includes('/tests/pages/'))
  const units = files.filter((file) => !ofSite.includes(file) && !isComponent(file))
  const components = files.filter(isComponent)
  const found = [
    ...vitestFailures(copy, units),
    ...vitestFailures(copy, components, 'tests/component/vitest.config.ts'),
  ]
  if (found.length > 0 || ofSite.length === 0) return found
  const { status, stderr } = run(copy, ['node', 'scripts/build.cjs'])
  if (status !== 0) return [{ level: 'build', file: 'scripts/build.cjs', title: stderr.trim() }]
  const pages = ofSite.filter((file) => !isSpec(file))
  return [...vitestFailures(copy, pages), ...playwrightFailures(copy, ofSite.filter(isSpec))]
}

/** Runs a program in a copy, for its fixture clinic. */
function run(copy: string, [command = '', ...args]: string[]) {
  const CLINIC = join(copy, 'tests', 'fixtures', 'clinics', 'mercan')
  const env = { ...process.env, CLINIC }
  return spawnSync(command, args, { cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

function vitestFailures(
  copy: string,
  files: readonly string[],
  config = 'tests/vitest.config.ts',
): Finding[] {
  if (files.length === 0) return []
  const report = join(copy, 'vitest.json')
  rmSync(report, { force: true })
  const output = ['--reporter=json', `--outputFile=${report}`]
  const selection = config.includes('component') ? [] : ['--tagsFilter=!nightly']
  const command = ['npx', 'vitest', 'run', '--config', config, ...output, ...selection, ...files]
  const { stderr } = run(copy, command)
  if (!existsSync(report)) throw new Error(stderr)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const level = name.slice(copy.length + 1).split('/')[1] ?? ''
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that fails to load has no failed test.
    if (status === 'failed' && failed.length === 0)
      return [{ level, file: basename(name), title: '(the whole file)' }]
    return failed.map(({ fullName }) => ({ level, file: basename(name), title: fullName }))
  })
}

type Suite = {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: Suite[]
}

function playwrightFailures(copy: string, files: string[]): Finding[] {
  if (files.length === 0) return []
  const options = ['--config', 'tests/playwright.config.ts', '--reporter=json', '--project=fast']
  const { stdout, stderr } = run(copy, ['npx', 'playwright', 'test', ...options, ...files])
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  const failed = (suite: Suite): Finding[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => ({ level: 'e2e', file: basename(file), title })),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  return failed(JSON.parse(stdout) as Suite)
}

/** Plants a fault in a copy; resolves to a row of the table. */
const plant = (fault: PlantedFault, place: string): Promise<string> =>
  withFolder('planted', async (copy) => {
    copyTree(copy)
    const text = readFileSync(join(copy, place), 'utf8')
    const planted = text.replace(patternOf(fault.find), () => fault.replace)
    writeFileSync(join(copy, place), planted)
    const findings = failuresIn(copy, fault.tests)
    const found = findings.map(({ level, file, title }) => `${level} ${file}: ${title}`)
    return `${fault.area} | ${fault.name} | ${found.join('<br>') || 'not found'}`
  })

const wanted = values.only?.split(',').map(Number)
for (const [index, fault] of plantedFaults.entries()) {
  if (wanted && !wanted.includes(index + 1)) continue
  const place = placeOf(fault).slice(root.length + 1)
  if (!values.check) console.log(`| ${index + 1} | ${await plant(fault, place)} |`)
}
if (values.check) console.log(`${plantedFaults.length} faults, each at one place`)
