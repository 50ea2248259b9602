import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clinicDir, root } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { suppliedTexts } from '../../../src/content/texts/engineTexts.ts'
import { valuesByPath } from '../../../src/shared/json.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { treeSnapshot } from '../../../src/validation/changes/snapshot.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'
import { clinicFiles, translateClinic } from '../../support/translations.ts'
import { writeWholeTexts } from '../../support/wholeTexts.ts'

/** A copy of the fixture clinic that has these texts of its own alone. */
function clinicWith(texts: Record<string, object>): string {
  const copy = temporaryFolder('texts')
  onTestFinished(() => removeFolder(copy))
  copyParts(clinicDir, copy, ['content', 'public'])
  for (const [file, value] of Object.entries(texts))
    writeFiles(copy, { [`locales/tr/${file}.json`]: JSON.stringify(value) })
  return copy
}

const faultsOf = (folder: string) =>
  validateSite(folderTree(folder)).faults.map(({ code, file, path }) => [code, file, path])

test('a visitor reads the engine’s text where the clinic has none, and the clinic’s elsewhere', () => {
  const { texts } = readSites(clinicWith({ common: { header: { book: 'Bize yazın' } } })).own
  const { book, menu } = suppliedTexts('tr', 'common').header as Record<string, string>
  expect(book).not.toBe('Bize yazın')
  expect(texts.common.header).toMatchObject({ book: 'Bize yazın', menu })
  expect(texts.footer).toEqual(suppliedTexts('tr', 'footer'))
})

test('an owner whose folder has no texts, or all of them, may publish', () => {
  const folder = clinicWith({})
  expect(faultsOf(folder)).toEqual([])
  writeWholeTexts(folder)
  expect(faultsOf(folder)).toEqual([])
})

test('an owner reads which of her texts the engine does not have, and where one belongs', () => {
  const folder = clinicWith({ home: { book: 'Yazın', bok: 'Yazın', skipToContent: 'Geç' } })
  expect(faultsOf(folder)).toEqual([
    ['locale.unknown', 'locales/tr/home.json', ['bok']],
    ['locale.other-file', 'locales/tr/home.json', ['skipToContent']],
  ])
})

test('an owner in a language that the engine lacks reads which files to write', () => {
  const folder = clinicWith({})
  clinicFiles(folder).edit('content/site.json', (site: object) =>
    Object.assign(site, { language: 'fi' }),
  )
  writeFiles(folder, { 'locales/fi/offline.json': '{}' })
  const codes = faultsOf(folder).map(([code, file]) => `${code} ${file}`)
  expect(codes).toContain('file.missing locales/fi/common.json')
  expect(codes).toContain('locale.missing locales/fi/offline.json')
  // Texts for staff are English.
  expect(codes.join()).not.toContain('editor.json')
})

test('a manager reads what changes for visitors, not which folder a text is in', () => {
  const [whole, own] = [clinicWith({}), clinicWith({ home: { book: 'Bize yazın' } })]
  writeWholeTexts(whole)
  const changeOf = (from: string, to: string) =>
    siteChange(
      folderTree(to),
      ...([from, to].map((each) => treeSnapshot(folderTree(each))) as [never, never]),
    ).files.flatMap(({ changes }) => changes.map(({ path, after }) => [path, after]))
  expect(changeOf(whole, clinicWith({}))).toEqual([])
  expect(changeOf(whole, own)).toEqual([[['book'], expect.stringContaining('Bize yazın')]])
})

test('a translator finds the engine’s translation, and reads that the clinic’s text is another', () => {
  const folder = clinicWith({ home: { book: 'Bize yazın' } })
  const { edit } = clinicFiles(folder)
  edit('content/site.json', (site: object) =>
    Object.assign(site, { languages: [{ code: 'en', abroad: false }] }),
  )
  const english = readSites(folder).in('en').texts
  expect(english.footer).toEqual(suppliedTexts('en', 'footer'))
  expect(english.home.book).toBe(suppliedTexts('en', 'home').book)
  const stale = validateSite(folderTree(folder)).warnings.filter(
    ({ code }) => code === 'warn.stale',
  )
  expect(stale).toEqual([])
  translateClinic(folder, [{ code: 'en', abroad: false }])
  expect(readSites(folder).in('en').texts.home.book).toBe('en Bize yazın')
})

test('a Dutch editor, whose language has texts for visitors alone, reads English ones', () => {
  expect(suppliedTexts('nl', 'editor')).toEqual(suppliedTexts('en', 'editor'))
  expect(suppliedTexts('nl', 'footer')).not.toEqual(suppliedTexts('en', 'footer'))
})

test('the clinic of this repository has every text, and no other', () => {
  const folder = join(root, 'locales/tr')
  const keysOf = (texts: unknown) => [...valuesByPath(texts).keys()].sort()
  expect(readdirSync(folder)).toEqual(readdirSync(join(root, 'src/content/texts/en')))
  for (const file of readdirSync(folder)) {
    const own = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    expect(keysOf(own), file).toEqual(keysOf(suppliedTexts('tr', file.replace('.json', ''))))
  }
})
