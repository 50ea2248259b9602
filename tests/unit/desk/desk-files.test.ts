import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildMedia } from '../../../scripts/media/buildMedia.ts'
import { deskFiles } from '../../../scripts/publish/desk.ts'
import { deskWords } from '../../../scripts/publish/deskWords.ts'
import { elementsWith, parseHtml } from '../../../scripts/publish/html.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { copyBuildableClinic } from '../../support/folders.ts'
import { writeWholeTexts } from '../../support/wholeTexts.ts'

let clinicDir: string
/** The engine's documents; its build leaves their slots as they are. */
let desk: string

beforeEach(() => {
  clinicDir = copyBuildableClinic()
  writeWholeTexts(clinicDir)
  desk = mkdtempSync(join(tmpdir(), 'mercan-engine-'))
  mkdirSync(join(desk, 'preview'))
  const documents = { 'index.html': 'src/desk/client', 'preview/index.html': 'src/site/preview' }
  for (const [file, folder] of Object.entries(documents))
    writeFileSync(join(desk, file), readFileSync(join(root, folder, 'index.html')))
})
afterEach(() => {
  for (const folder of [clinicDir, desk]) rmSync(folder, { recursive: true })
})

async function published(): Promise<Record<string, string>> {
  const cacheDir = join(clinicDir, '.cache')
  const manifest = await buildMedia({ root: clinicDir, cacheDir })
  const files = await deskFiles(readSites(clinicDir).own, {
    desk,
    contentDir: clinicDir,
    cacheDir,
    manifest,
  })
  return Object.fromEntries([...files].map(([file, content]) => [file, content.toString('latin1')]))
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(clinicDir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    join(clinicDir, file),
    text.replaceAll(from, () => to),
  )
}

/** The names, without hashes, of the files that an edit adds or changes. */
async function changedBy(...change: Parameters<typeof edit>): Promise<string[]> {
  const before = await published()
  edit(...change)
  const after = Object.entries(await published())
  const changed = after.filter(([file, content]) => before[file] !== content)
  return changed.map(([file]) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')).sort()
}

test('an editor who changes nothing gets the same desk to the byte', async () => {
  expect(await published()).toEqual(await published())
})

test('an editor who changes a word of the desk changes its document alone', async () => {
  expect(await changedBy('locales/tr/desk.json', 'Talep masası', 'Masa')).toEqual(['index.html'])
})

test('an editor who changes a word of the editor changes the file that it fetches', async () => {
  expect(await changedBy('locales/tr/editor.json', 'Site içeriği', 'Site')).toEqual([
    'assets/editor.json',
    'index.html',
  ])
})

test('a clinic with another colour gets another sheet and other icons', async () => {
  expect(await changedBy('content/theme.json', '#0F4C5C', '#0F4C6C')).toEqual([
    'assets/icon-180.png',
    'assets/icon-192.png',
    'assets/icon-512.png',
    'assets/icon-512.png',
    'assets/theme.css',
    'index.html',
    'manifest.webmanifest',
    'preview/index.html',
  ])
})

test('a receptionist loads only files that exist, from documents without empty slots', async () => {
  const files = await published()
  const texts = Object.entries(files).filter(([file]) => !/\.(?:png|woff2)$/.test(file))
  const all = texts.map(([, content]) => content).join('\n')
  expect(all).not.toMatch(/%[A-Z]+%/)
  const addresses = [...all.matchAll(/(?<=\/yonetim\/)assets\/[\w.-]+/g)].map(([file]) => file)
  expect(new Set(addresses)).toEqual(
    new Set(Object.keys(files).filter((file) => file.startsWith('assets/'))),
  )
})

test('a receptionist of a Dutch practice reads and types the day before the month in English', () => {
  const clinicDir = join(root, 'tests', 'fixtures', 'clinics', 'utrecht')
  const { formatTag } = deskWords(readSites(clinicDir).own, () => '')
  expect(new Date('2026-11-26').toLocaleDateString(formatTag)).toBe('26/11/2026')
})

test('a receptionist reads a tag in a text of the desk as text', async () => {
  edit('locales/tr/desk.json', 'Talep masası', '</script><b>Masa')
  const html = parseHtml((await published())['index.html'] ?? '')
  const [words] = elementsWith(html, 'id').filter(({ attribs }) => attribs.id === 'words')
  const { desk } = JSON.parse(words ? DomUtils.textContent(words) : '')
  expect(desk.signIn.heading).toBe('</script><b>Masa')
})
