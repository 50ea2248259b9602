import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { LocaleTexts } from '../../src/content/localeTexts.gen.ts'
import { applyFormEdit } from '../../src/editor/client/json/applyFormEdit.ts'
import { run } from '../support/clinicRepository.ts'
import { expect, test } from './fixtures.ts'
import { faults as axeFaults } from './support/axe.ts'
import { localeFile } from './support/content.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'

const words: LocaleTexts['editor'] = localeFile('editor')

let site: EditorSite

test.beforeEach(async () => {
  site = await openEditorSite()
})

test.afterEach(() => site.close())

/** Publishes another maximum price for a row. */
function publish(row: number, value: number) {
  const file = join(site.root, 'content/prices.json')
  const path = ['categories', 0, 'rows', row, 'max']
  writeFileSync(file, applyFormEdit(readFileSync(file, 'utf8'), { kind: 'set', path, value }))
  run(site.root, 'commit', '-qam', 'A price')
}

const proposed = () =>
  run(site.root, 'for-each-ref', '--format=%(refname)', 'refs/heads/edits')
    .split('\n')
    .filter(Boolean)

const subject = (page: Page) => page.getByRole('button', { name: /^Fiyat listesi/ })
const send = (page: Page) => page.getByRole('button', { name: words.draft.send })
const highest = (page: Page) => page.getByLabel('Dolgu: En yüksek fiyat').first()

async function setHighest(page: Page, value: string) {
  await subject(page).click()
  await highest(page).fill(value)
  await expect(page.getByText(words.faults.none)).toBeVisible()
}

test('an editor whose price was changed on the site sees both and continues from the one she chooses', {
  tag: '@nightly',
}, async ({ browser }) => {
  const page = await site.comeIn(await browser.newContext(), 'Ayşe', 'editor')
  await setHighest(page, '2900')
  publish(0, 2750)
  await send(page).click()

  await expect(page.getByRole('heading', { name: words.versions.heading })).toBeVisible()
  const record = page.getByRole('group', { name: 'Fiyat listesi › Kanal ve Dolgu › Dolgu' })
  for (const said of ['2.000 TL', '2.750 TL', '2.900 TL'])
    await expect(record.getByText(said)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(proposed()).toEqual([])

  // After a reload the choice is still open.
  await page.reload()
  await record.getByRole('radio', { name: words.versions.draft }).check()
  await page.getByRole('button', { name: words.versions.continue }).click()
  await subject(page).click()
  await expect(highest(page)).toHaveValue('2.900')
  await highest(page).fill('2950')
  await expect(page.getByText(words.faults.none)).toBeVisible()
  await send(page).click()
  await expect(page.getByText(words.draft.sent)).toBeVisible()
  await page.getByRole('button', { name: words.back }).click()
  await expect(page.getByText('2.750 TL → 2.950 TL')).toBeVisible()
})

test('an editor compares an overtaken proposal with the site, and it stays one proposal', {
  tag: '@nightly',
}, async ({ browser }) => {
  const page = await site.comeIn(await browser.newContext(), 'Ayşe', 'editor')
  await setHighest(page, '2900')
  await send(page).click()
  await expect(page.getByText(words.draft.sent)).toBeVisible()
  publish(0, 2750)
  await page.reload()
  await page.getByRole('button', { name: words.proposals.compare }).click()
  await page.getByRole('radio', { name: words.versions.draft }).check()
  await page.getByRole('button', { name: words.versions.continue }).click()
  await expect(page.getByText(words.faults.none)).toBeVisible()
  await send(page).click()
  await expect(page.getByText('2.750 TL → 2.900 TL')).toBeVisible()
  await expect(page.getByText(words.proposals.states.ready)).toBeVisible()
  expect(proposed()).toHaveLength(1)
})

test('an owner who starts the server reads which branch receives approvals', {
  tag: '@nightly',
}, async () => {
  const line = `Editor:   what a manager approves is committed to the branch main in ${site.root}, and pushed nowhere`
  await expect.poll(() => site.lines).toContain(line)
})
