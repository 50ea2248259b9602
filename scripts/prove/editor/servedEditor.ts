import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../../src/desk/contract.ts'
import { databasePlace } from '../../../src/server/database.ts'
import { createStore } from '../../../src/server/store.ts'
import { clinicDir } from '../../build/places.ts'
import { letIn, sessionCookie } from '../desk/sessions.ts'
import { startServer } from '../endpoint/serverProcess.ts'
import { clinicRepository, run, serveFrom } from './clinicRepository.ts'

/** The clinic's built site, served from a checkout of its own, whose desk can be come into. */
export type ServedEditor = {
  root: string
  origin: string
  /** Lets someone in, as their passkey does; the cookie a browser shows for it. */
  letIn(name: string, role: Role): Promise<ReturnType<typeof sessionCookie>>
  close(): Promise<void>
}

/** Serves what `npm run build` made of the clinic last; rejects where it made nothing. */
export async function serveEditor(): Promise<ServedEditor> {
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
    async letIn(name, role) {
      const store = createStore(databasePlace(root, {}))
      const secret = await letIn(store, name, role)
      await store.close()
      return sessionCookie(secret)
    },
    async close() {
      await server.stopped('SIGTERM')
      rmSync(root, { recursive: true, force: true })
    },
  }
}
