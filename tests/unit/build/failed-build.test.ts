/** @module-tag nightly */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { copyBuildableClinic, copyEngine } from '../../support/folders'
import { writeWholeTexts } from '../../support/wholeTexts'

let clinic: string

// Real builds: slow on a small machine.

const place = (file: string) => join(clinic, file)
const lastGoodSite = 'the last good site'

beforeAll(() => {
  clinic = copyBuildableClinic()
  writeWholeTexts(clinic)
  mkdirSync(place('dist'))
  writeFileSync(place('dist/index.html'), lastGoodSite)
})

afterAll(() => rmSync(clinic, { recursive: true }))

const before = new Map<string, string>()

function change(file: string, edit: (text: string) => string, path = place(file)) {
  const text = readFileSync(path, 'utf8')
  before.set(path, text)
  const changed = edit(text)
  expect(changed, `${file} is as it was`).not.toBe(text)
  writeFileSync(path, changed)
}

afterEach(() => {
  for (const [path, text] of before) writeFileSync(path, text)
  before.clear()
})

/** Builds the clinic with an engine; resolves to its exit code and output. */
function build(engine: string): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['scripts/build.cjs'], {
    cwd: engine,
    env: { ...process.env, CLINIC: clinic, NODE_ENV: 'production' },
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })))
}

async function expectRefusal(named: string[], engine = root) {
  const { code, printed } = await build(engine)
  expect(code).toBe(1)
  for (const name of named) expect(printed).toContain(name)
  expect(readdirSync(place('dist'))).toEqual(['index.html'])
  expect(readFileSync(place('dist/index.html'), 'utf8')).toBe(lastGoodSite)
}

test('an editor who breaks a file reads file and line, and the site stays as it was', async () => {
  change('content/services.json', (text) => text.replace(/,\n/, '\n'))
  await expectRefusal(['content/services.json:'])
})

test('a developer reads every page that throws, lacks a text or lacks a variable', async () => {
  const engine = copyEngine()
  onTestFinished(() => rmSync(engine, { recursive: true }))
  const breakPage = (page: string, from: string, to: string) => {
    const file = `src/site/sections/${page}.tsx`
    change(file, (text) => text.replace(from, to), join(engine, file))
  }
  breakPage('doctors/index', 'return (', "throw new Error('no staff today')\n  return (")
  breakPage('appointment/ClinicPhotos', "t('photos')", "t('nowhere')")
  breakPage('contact/EmergencyCard', "t('emergency.heading')", "t('common:siteName')")
  const told = [
    'page "staff" (tr) cannot be rendered: no staff today',
    'page "appointment" (tr) cannot be rendered: locales/tr/appointment.json: missing key "nowhere"',
    'page "contact" (tr) cannot be rendered: locales/tr: no value for {{clinic}}',
  ]
  await expectRefusal(told, engine)
})
