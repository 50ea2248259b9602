import type { BrowserContext } from '@playwright/test'
import type { Role } from '../../../src/shared/deskModel.ts'
import { sessionCookie } from '../../support/deskSessions.ts'
import { openServedCheckout } from '../../support/servedCheckout.ts'

/** Serves a checkout of the clinic to visitors. */
export async function openEditorSite() {
  const served = await openServedCheckout()
  return {
    ...served,
    /** Opens the editor with a passkey session of a new account. */
    async comeIn(context: BrowserContext, name: string, role: Role) {
      await context.addCookies([sessionCookie(await served.session(name, role))])
      const page = await context.newPage()
      await page.goto(`${served.origin}/yonetim#site`)
      return page
    },
  }
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>
