import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/build/paths.ts'
import type { Role } from '../../src/desk/contract/contract.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import { createStore } from '../../src/server/storage/store.ts'
import { letIn } from '../soak/desk/sessions.ts'
import { clinicRepository, run, serveFrom } from './clinicRepository.ts'
import { startServer } from './serverProcess.ts'

/**
 * A clinic's checkout of its own, served by a process with what the last build made of it;
 * `close` ends it. What `prepare` makes of its files is published.
 */
export async function openServedCheckout(prepare?: (root: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'mercan-editor-'))
  run(tmpdir(), 'clone', '-q', clinicRepository(), root)
  serveFrom(root, root)
  if (prepare) {
    prepare(root)
    run(root, 'add', '-A')
    run(root, 'commit', '-q', '-m', 'The clinic as it is here')
  }
  for (const name of ['dist', '.desk', '.cache'])
    if (existsSync(join(clinicDir, name)))
      cpSync(join(clinicDir, name), join(root, name), { recursive: true })
  const server = startServer(root, {})
  const origin = await server.ready()
  return {
    root,
    origin,
    /** What it has printed, line by line. */
    lines: server.lines,
    /** Opens a session for a new account; resolves to its secret. */
    async session(name: string, role: Role): Promise<string> {
      const store = createStore(databasePlace(root, {}))
      try {
        return await letIn(store, name, role)
      } finally {
        await store.close()
      }
    },
    async close() {
      await server.stopped('SIGTERM')
      rmSync(root, { recursive: true, force: true })
    },
  }
}
