import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../scripts/publish/paths.ts'
import { sessionCookie } from '../support/deskSessions.ts'
import { withServedCheckout } from '../support/servedCheckout.ts'
import { deskPictures, fillDesk } from './deskPictures.ts'
import { editorPictures } from './editorPictures.ts'

/** Takes the guides' pictures on a new checkout into `docs/pictures/`. Resolves to their names and sizes. */
export const takeGuidePictures = (browser: Browser): Promise<string[]> =>
  withServedCheckout(async (served) => {
    const taken: string[] = []
    const secrets = {
      editor: await served.session('Ayşe Demir', 'editor'),
      manager: await served.session('Mehmet Kaya', 'manager'),
    }
    await fillDesk(served.root)
    for (const { name, role, place, screen, width, prepare } of [
      ...editorPictures,
      ...deskPictures,
    ]) {
      const context = await browser.newContext({
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        reducedMotion: 'reduce',
        ...screen,
      })
      await context.addCookies([sessionCookie(secrets[role])])
      const page = await context.newPage()
      await page.goto(`${served.origin}/yonetim#${place}`)
      const preview = page.frameLocator('iframe:not([inert], [inert] *)')
      if (place === 'site')
        await preview.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await prepare(page)
      await (place === 'site' ? preview : page).locator('body').evaluate(settled)
      const picture = sharp(await page.screenshot({ animations: 'disabled' }))
      const { size } = await (width ? picture.resize({ width }) : picture)
        .webp({ quality: 72, effort: 6 })
        .toFile(join(root, 'docs', 'pictures', `${name}.webp`))
      taken.push(`${name}.webp ${(size / 1024).toFixed(0)} KB`)
      await context.close()
    }
    return taken
  })

/** Waits for the fonts and the eager images of a document. */
async function settled({ ownerDocument }: Element): Promise<void> {
  await ownerDocument.fonts.ready
  const seen = [...ownerDocument.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
}
