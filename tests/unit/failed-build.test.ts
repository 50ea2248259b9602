import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { copyProject } from '../../scripts/prove/projectCopy'

const project = join(import.meta.dirname, '..', '..')
let root: string

// Real builds, on whatever machine.
vi.setConfig({ testTimeout: 90_000 })

const place = (file: string) => join(root, file)
const lastGoodSite = 'the last good site'

beforeAll(() => {
  root = copyProject(project)
  mkdirSync(place('dist'))
  writeFileSync(place('dist/index.html'), lastGoodSite)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const before = new Map<string, string>()

function change(file: string, edit: (text: string) => string) {
  const text = readFileSync(place(file), 'utf8')
  before.set(file, text)
  const changed = edit(text)
  expect(changed, `${file} is as it was`).not.toBe(text)
  writeFileSync(place(file), changed)
}

afterEach(() => {
  for (const [file, text] of before) writeFileSync(place(file), text)
  before.clear()
})

/** Builds the copy; resolves to its exit code and all that it printed. */
function build(): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })))
}

async function expectRefusal(...named: string[]) {
  const { code, printed } = await build()
  expect(code).toBe(1)
  for (const name of named) expect(printed).toContain(name)
  expect(readdirSync(place('dist'))).toEqual(['index.html'])
  expect(readFileSync(place('dist/index.html'), 'utf8')).toBe(lastGoodSite)
}

test('an editor who breaks a file is told file and line, and the site stays as it was', async () => {
  change('content/services.json', (text) => text.replace(/,\n/, '\n'))
  await expectRefusal('content/services.json:')
})

test('an editor who types a word for a number is told file and line', async () => {
  change('content/prices.json', (text) => text.replace('"min": 1500', '"min": "bin"'))
  await expectRefusal('content/prices.json:')
})

test('an editor who names a picture that is not there is told file and line', async () => {
  change('content/about.json', (text) => text.replace('about.png', 'abuot.png'))
  await expectRefusal('content/about.json:', 'abuot.png')
})

test('an editor who renames a text’s key is told file and line', async () => {
  change('locales/tr/common.json', (text) => text.replace('"skipToContent"', '"skipToContnet"'))
  await expectRefusal('locales/tr/common.json:', 'skipToContent')
})

test('a developer is told every route that throws, lacks a text or lacks a variable', async () => {
  change('src/routes/StaffPage.tsx', (text) =>
    text.replace('StaffPage() {', "StaffPage() {\n  throw new Error('no staff today')"),
  )
  change('src/routes/AppointmentPage.tsx', (text) => text.replace("t('title')", "t('nowhere')"))
  change('src/routes/ContactPage.tsx', (text) => text.replace("t('intro')", "t('common:siteName')"))
  await expectRefusal(
    '/kadromuz: no staff today',
    '/randevu: locales/tr/appointment.json: missing key "nowhere"',
    '/iletişim: locales/tr: no value for {{clinic}}',
  )
})
