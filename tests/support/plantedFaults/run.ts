/**
 * `npx tsx tests/support/plantedFaults/run.ts`: plants each fault of the list in a copy of
 * the tree and runs the tests that are expected to find it; prints a row of a table for each.
 *
 * --only=3,17     the faults with these numbers, from 1
 * --files=a,b     these files of tests instead of the expected ones
 * --check         only checks that each text occurs exactly once
 * --control       the same tests without a fault, which have to pass
 * --all           the nightly tests too
 * --root=<path>   another checkout than this one
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type PlantedFault, plantedFaults } from './list.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    files: { type: 'string' },
    check: { type: 'boolean' },
    control: { type: 'boolean' },
    all: { type: 'boolean' },
    root: { type: 'string', default: join(import.meta.dirname, '..', '..', '..') },
  },
})
const { root } = values

/** The failing test, or undefined where the tests did not find the fault. */
type Finding = { level: string; file: string; title: string }

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const sources = (folder: string) =>
  ['src', 'scripts']
    .flatMap((part) => filesBelow(join(folder, part)))
    .filter((file) => /\.(?:tsx?|css|cjs)$/.test(file))

/** The text as a pattern in which white space fits any white space. */
const patternOf = (find: string) =>
  new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g')

/** The file a fault is planted in. Throws an Error unless its text occurs exactly once. */
function placeOf({ name, find }: PlantedFault, folder: string): string {
  const places = sources(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(patternOf(find))].map(() => file),
  )
  const [place] = places
  if (!place || places.length > 1)
    throw new Error(`${name}: the text stands ${places.length} times: ${places.join(', ')}`)
  return place
}

/** The tree with all that was built; `node_modules` is the original's. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const entry of readdirSync(root))
    if (!['node_modules', '.git', 'test-results'].includes(entry))
      cpSync(join(root, entry), join(copy, entry), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The paths of test files by how they end. Throws an Error for a name of none or of several. */
function testFiles(copy: string, names: readonly string[]): string[] {
  const all = filesBelow(join(copy, 'tests'))
  return names.map((name) => {
    const [file, ...others] = all.filter((each) => each.endsWith(`/${name}`))
    if (!file || others.length > 0) throw new Error(`not one file of tests is called ${name}`)
    return file
  })
}

/** Which tests fail in a copy, at the cheapest level that has any: a site is built only for the last one. */
function failuresIn(copy: string, names: readonly string[]): Finding[] {
  const files = testFiles(copy, names)
  const isComponent = (file: string) => file.includes('/tests/component/')
  const isOfSite = (file: string) => /\.spec\.ts$|\/tests\/pages\//.test(file)
  const found = [
    ...vitestFailures(
      copy,
      files.filter((file) => !isOfSite(file) && !isComponent(file)),
    ),
    ...vitestFailures(copy, files.filter(isComponent), 'tests/component/vitest.config.ts'),
  ]
  const ofSite = files.filter(isOfSite)
  if (found.length > 0 || ofSite.length === 0) return found
  const { status, stderr } = run(copy, ['node', 'scripts/build.cjs'])
  if (status !== 0) return [{ level: 'build', file: 'scripts/build.cjs', title: stderr.trim() }]
  return [
    ...vitestFailures(
      copy,
      ofSite.filter((file) => !file.endsWith('.spec.ts')),
    ),
    ...playwrightFailures(
      copy,
      ofSite.filter((file) => file.endsWith('.spec.ts')),
    ),
  ]
}

/** Runs a program in a copy, about its frozen clinic. */
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
  files: string[],
  config = 'tests/vitest.config.ts',
): Finding[] {
  if (files.length === 0) return []
  const report = join(copy, 'vitest.json')
  rmSync(report, { force: true })
  const output = ['--reporter=json', `--outputFile=${report}`]
  const selection = values.all ? [] : ['--tagsFilter=!nightly']
  const command = ['npx', 'vitest', 'run', '--config', config, ...output]
  const { stderr } = run(copy, [
    ...command,
    ...(config.includes('component') ? [] : selection),
    ...files,
  ])
  if (!existsSync(report)) throw new Error(stderr)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const level = name.slice(copy.length + 1).split('/')[1] ?? ''
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that cannot be loaded has failed without a test.
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
  const nightly = values.all ? ['--project=nightly-desktop', '--project=nightly-phone'] : []
  const projects = ['--project=desktop', '--project=phone', ...nightly]
  const command = ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts']
  const { stdout, stderr } = run(copy, [...command, '--reporter=json', ...projects, ...files])
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  const failed = (suite: Suite): Finding[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => ({ level: 'e2e', file: basename(file), title })),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  return failed(JSON.parse(stdout) as Suite)
}

const wanted = values.only?.split(',').map(Number)
for (const [index, fault] of plantedFaults.entries()) {
  if (wanted && !wanted.includes(index + 1)) continue
  const place = placeOf(fault, root).slice(root.length + 1)
  if (values.check) continue
  const copy = copyTree()
  try {
    if (!values.control) {
      const text = readFileSync(join(copy, place), 'utf8')
      const planted = text.replace(patternOf(fault.find), () => fault.replace)
      writeFileSync(join(copy, place), planted)
    }
    const findings = failuresIn(copy, values.files?.split(',') ?? fault.tests)
    const found = findings.map(({ level, file, title }) => `${level} ${file}: ${title}`)
    const verdict = found.length > 0 ? found.join('<br>') : 'not found'
    console.log(`| ${index + 1} | ${fault.area} | ${fault.name} | ${verdict} |`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
if (values.check) console.log(`${plantedFaults.length} faults, each at one place`)
