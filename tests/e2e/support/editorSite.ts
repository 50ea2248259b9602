import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { clinicDir } from '../../../scripts/build/places.ts'
import { letIn, sessionCookie } from '../../../scripts/prove/desk/sessions.ts'
import { clinicRepository, run, serveFrom } from '../../../scripts/prove/editor/clinicRepository.ts'
import { startServer } from '../../../scripts/prove/endpoint/serverProcess.ts'
import type { Role } from '../../../src/desk/contract.ts'
import { databasePlace } from '../../../src/server/database.ts'
import { createStore } from '../../../src/server/store.ts'

/** A clinic's checkout of its own, served with what the last build made of it; `close` ends it. */
export async function openEditorSite() {
  const root = mkdtempSync(join(tmpdir(), 'mercan-editor-'))
  run(tmpdir(), 'clone', '-q', clinicRepository(), root)
  serveFrom(root, root)
  for (const name of ['dist', '.desk', '.cache'])
    if (existsSync(join(clinicDir, name)))
      cpSync(join(clinicDir, name), join(root, name), { recursive: true })
  const server = startServer(root, {})
  const origin = await server.ready()
  return {
    root,
    origin,
    /** Lets someone in, as their passkey does. */
    async comeIn(context: BrowserContext, name: string, role: Role) {
      const store = createStore(databasePlace(root, {}))
      const secret = await letIn(store, name, role)
      await store.close()
      await context.addCookies([sessionCookie(secret)])
      const page = await context.newPage()
      await page.goto(`${origin}/yonetim#site`)
      return page
    },
    async close() {
      await server.stopped('SIGTERM')
      rmSync(root, { recursive: true, force: true })
    },
  }
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>
