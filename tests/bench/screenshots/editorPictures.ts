import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../../scripts/build/paths.ts'
import { sessionCookie } from '../../support/deskSessions.ts'
import { words } from '../../support/editorTexts.ts'
import { withServedCheckout } from '../../support/servedCheckout.ts'

/** A picture in the editors' guide. */
type EditorPicture = {
  name: string
  role: 'editor' | 'manager'
  prepare(page: Page): Promise<void>
}

const subject = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page) => page.frameLocator('iframe:not([inert])')

async function raisePrice(page: Page): Promise<void> {
  await subject(page, 'Fiyat listesi').click()
  await page.getByLabel('Dolgu: En yüksek fiyat').fill('2.750')
  await page.getByText(words.faults.none).waitFor()
  await shown(page).getByText('1500 - 2750 TL').waitFor()
}

/** In the order of the guide; each continues from the state of the previous one. */
const pictures: readonly EditorPicture[] = [
  { name: 'editor-subjects', role: 'editor', prepare: async () => {} },
  { name: 'editor-prices', role: 'editor', prepare: raisePrice },
  {
    name: 'editor-holiday',
    role: 'editor',
    async prepare(page) {
      await subject(page, 'Özel günler').click()
      await page.getByRole('button', { name: words.days.later }).click()
      await page.getByRole('grid').getByRole('button').nth(14).click()
      await page.getByRole('dialog').getByLabel('Özel günün adı').fill('Bakım günü')
    },
  },
  {
    name: 'editor-proposals',
    role: 'manager',
    async prepare(page) {
      await raisePrice(page)
      await page.getByRole('button', { name: words.draft.send }).click()
      await page.getByRole('button', { name: words.draft.see }).click()
      await page.getByRole('button', { name: words.proposals.approve }).waitFor()
    },
  },
]

/** Takes the guide's pictures on a new checkout into `docs/pictures/`. Resolves to their names and sizes. */
export const takeEditorPictures = (browser: Browser): Promise<string[]> =>
  withServedCheckout(async (editor) => {
    const taken: string[] = []
    const secrets = {
      editor: await editor.session('Ayşe Demir', 'editor'),
      manager: await editor.session('Mehmet Kaya', 'manager'),
    }
    for (const { name, role, prepare } of pictures) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        reducedMotion: 'reduce',
      })
      await context.addCookies([sessionCookie(secrets[role])])
      const page = await context.newPage()
      await page.goto(`${editor.origin}/yonetim#site`)
      await shown(page).getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await prepare(page)
      await shown(page).locator('body').evaluate(settled)
      const file = join(root, 'docs', 'pictures', `${name}.webp`)
      const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize({ width: 1120 })
        .webp({ quality: 72, effort: 6 })
        .toFile(file)
      taken.push(`${name}.webp ${(size / 1024).toFixed(0)} KB`)
      await context.close()
    }
    return taken
  })

/** Waits for the fonts and the eager images of the preview. */
async function settled({ ownerDocument }: Element): Promise<void> {
  await ownerDocument.fonts.ready
  const seen = [...ownerDocument.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
}
