import type { Page } from '@playwright/test'
import { words } from '../support/editorTexts.ts'
import type { GuidePicture } from './guidePicture.ts'

const subject = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page) => page.frameLocator('iframe:not([inert], [inert] *)')

async function raisePrice(page: Page): Promise<void> {
  await subject(page, 'Fiyat listesi').click()
  await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.750')
  await page.getByText(words.faults.none).waitFor()
  await shown(page).getByText('1500 - 2750 TL').waitFor()
}

const screen = { viewport: { width: 1280, height: 800 } }
const editor = { place: 'site', role: 'editor', screen, width: 1120 } as const

/** The pictures of the editors' guide, in its order; each continues from the state of the previous one. */
export const editorPictures: readonly GuidePicture[] = [
  { ...editor, name: 'editor-subjects', prepare: async () => {} },
  { ...editor, name: 'editor-prices', prepare: raisePrice },
  {
    ...editor,
    name: 'editor-holiday',
    async prepare(page) {
      await subject(page, 'Özel günler').click()
      await page.getByRole('button', { name: words.days.later }).click()
      await page.getByRole('grid').getByRole('button').nth(14).click()
      await page.getByRole('dialog').getByLabel('Özel günün adı').fill('Bakım günü')
    },
  },
  {
    ...editor,
    name: 'editor-proposals',
    async prepare(page) {
      await raisePrice(page)
      await page.getByRole('button', { name: words.draft.send }).click()
      await page.getByRole('button', { name: words.draft.see }).click()
      await page.getByText(words.proposals.states.ready).waitFor()
    },
  },
]
