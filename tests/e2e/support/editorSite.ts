import type { BrowserContext } from '@playwright/test'
import type { Role } from '../../../src/desk/contract/contract.ts'
import { sessionCookie } from '../../soak/desk/sessions.ts'
import { openServedCheckout } from '../../support/servedCheckout.ts'

/** A clinic's checkout of its own with its server, to be visited; `prepare` changes what is published. */
export async function openEditorSite(prepare?: (root: string) => void) {
  const served = await openServedCheckout(prepare)
  return {
    ...served,
    /** Lets someone in, as their passkey does. */
    async comeIn(context: BrowserContext, name: string, role: Role) {
      await context.addCookies([sessionCookie(await served.session(name, role))])
      const page = await context.newPage()
      await page.goto(`${served.origin}/yonetim#site`)
      return page
    },
  }
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>
