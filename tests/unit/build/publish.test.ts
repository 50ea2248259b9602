import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { prerenderByPackage, prerenderDirectly } from '../../../scripts/publish/prerender.ts'
import { publish, type Step } from '../../../scripts/publish/publish.ts'
import type { PagesFile, PricesFile } from '../../../src/content/types.gen.ts'
import { openReleases } from '../../../src/server/releases/releaseFolder.ts'
import { writeFakeEngine } from '../../support/fakeEngine.ts'
import {
  copyBuildableClinic,
  removeFolder,
  temporaryFolder,
  writeFiles,
} from '../../support/folders.ts'
import { clinicFiles, translateClinic } from '../../support/translations.ts'

/** A released clinic in two languages, of which each test changes a copy. */
const released = copyBuildableClinic()
afterAll(() => removeFolder(released))
let clinic = released
let engine: string

beforeAll(async () => {
  translateClinic(released, [{ code: 'ar', abroad: false }])
  engine = writeFakeEngine(join(released, '.engine'), 'abc', released)
  await published()
})

let served: string

beforeEach(() => {
  clinic = temporaryFolder('clinic')
  onTestFinished(() => removeFolder(clinic))
  cpSync(released, clinic, { recursive: true, verbatimSymlinks: true })
  engine = join(clinic, '.engine', 'abc')
  const releases = openReleases(clinic)
  served = releases.folderOf(releases.current() ?? '')
})

const edit = <File>(file: string, change: (value: File) => void) =>
  clinicFiles(clinic).edit(file, change)

const setPrice = (min: number) =>
  edit<PricesFile>('content/prices.json', ({ categories }) => {
    const row = categories[0]?.rows[0]
    if (row) Object.assign(row, { min, max: min + 1000 })
  })

/** Publishes the clinic's content; returns the release's folder and the steps. */
async function published(clinicDir = clinic, prerender = prerenderDirectly) {
  const steps: Step[] = []
  const onStep = (step: Step) => void steps.push(step)
  const id = await publish({
    engine,
    contentDir: clinic,
    clinicDir,
    isServed: true,
    prerender,
    onStep,
  })
  return { folder: openReleases(clinicDir).folderOf(id), steps }
}

/** An empty clinic's folder with the same cache. */
function emptyFolder(): string {
  const folder = temporaryFolder('fresh')
  onTestFinished(() => removeFolder(folder))
  symlinkSync(join(clinic, '.cache'), join(folder, '.cache'))
  return folder
}

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  )

describe('a changed price', () => {
  test('is on the pages that show it; all other pages and the code are links', async () => {
    setPrice(1234)
    const after = await published()
    const isLink = (file: string, from = served) =>
      statSync(join(from, file)).ino === statSync(join(after.folder, file)).ino
    const pages = readdirSync(join(after.folder, 'site'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `site/${file}`)
    expect(pages.filter((file) => !isLink(file)).sort()).toEqual([
      'site/ar/ar-fiyat-listesi/index.html',
      'site/fiyat-Listesi/index.html',
    ])
    for (const file of ['index.html.br', 'favicon.ico'])
      expect(isLink(`site/${file}`), file).toBe(true)
    for (const file of ['site/assets/app-1a2b3c4d.js.br', 'desk/assets/desk-1a2b3c4d.js'])
      expect(isLink(file, engine), file).toBe(true)
    expect(readFileSync(join(clinic, 'dist/fiyat-Listesi/index.html'), 'utf8')).toContain('1234')
    expect(after.steps.filter(({ step }) => step === 'rendered')).toHaveLength(2)
  })
})

test('a release after several edits equals to the byte one that is made from nothing', async () => {
  edit<{ dark: Record<string, string> }>('content/theme.json', ({ dark }) => {
    dark.paper = '#101010'
  })
  await published()
  edit<PagesFile>('content/pages.json', ({ pages }) => {
    for (const page of pages) if (page.id === 'implant') page.off = true
  })
  setPrice(1200)
  const { folder } = await published()
  expect(filesOf(folder)).toEqual(filesOf((await published(emptyFolder())).folder))
})

test('a build on the command line makes the same release as the server', async () => {
  const byPackage = await published(emptyFolder(), prerenderByPackage)
  expect(filesOf(byPackage.folder)).toEqual(filesOf(served))
})

describe('the released site stays if', () => {
  const expectServed = () => {
    expect(readdirSync(join(clinic, '.releases'))).toEqual([served.split('/').at(-1)])
    expect(filesOf(join(clinic, 'dist'))).toEqual(filesOf(join(served, 'site')))
  }

  test('a page cannot be rendered, and the message names page, language and record', async () => {
    edit<{ treatments: { intro: string }[] }>('content/treatments.json', ({ treatments }) => {
      for (const treatment of treatments) treatment.intro = 'not for the screen'
    })
    await expect(published()).rejects.toThrow(
      'page "implant" (tr), treatment "implant" cannot be rendered: too bright',
    )
    await expect(published(clinic, prerenderByPackage)).rejects.toThrow('page "implant" (tr)')
    expectServed()
  })

  test('the validator refuses the content', async () => {
    writeFiles(clinic, { 'content/prices.json': '{' })
    await expect(published()).rejects.toThrow('content/prices.json')
    expectServed()
  })

  test('a file of the engine is missing, or is of another engine', async () => {
    rmSync(join(engine, 'rtl.css'))
    await expect(published()).rejects.toThrow('rtl.css')
    const other = join(clinic, '.engine', 'other')
    mkdirSync(other)
    writeFiles(other, { 'engine.json': readFileSync(join(engine, 'engine.json')) })
    engine = other
    await expect(published()).rejects.toThrow('is of the engine abc')
    expectServed()
  })

  test('the publication is killed, and the next one removes its files', async () => {
    setPrice(1400)
    const kill = `${join(engine, 'engine.json')}.kill`
    writeFiles(clinic, { [kill.slice(clinic.length)]: '' })
    const start = `require('./scripts/bundled.cjs').runBundled('publish/main.ts', ['sharp', 'harfbuzzjs', 'subset-font']).main(['--steps'], ${JSON.stringify(engine)})`
    const { signal, stdout } = spawnSync(process.execPath, ['-e', start], {
      cwd: root,
      env: { ...process.env, CLINIC: clinic },
      encoding: 'utf8',
    })
    expect(signal).toBe('SIGKILL')
    expect(stdout).toContain('{"step":"render"}')
    expect(filesOf(join(clinic, 'dist'))).toEqual(filesOf(join(served, 'site')))
    rmSync(kill)
    const { folder } = await published()
    expect(
      readdirSync(join(clinic, '.releases')).map((id) => join(clinic, '.releases', id)),
    ).toEqual([served, folder])
  })
})
