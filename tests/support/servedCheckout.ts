import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/publish/paths.ts'
import type { Role } from '../../src/shared/deskModel.ts'
import { copyServed } from './clinicRepository.ts'
import { openSession } from './deskSessions.ts'
import { removeFolder } from './folders.ts'
import { startServer } from './serverProcess.ts'

type ServedCheckout = Awaited<ReturnType<typeof openServedCheckout>>

/** Serves a checkout of the clinic with its last build from another process. */
export async function openServedCheckout() {
  const root = copyServed('editor')
  rmSync(join(root, 'dist'), { recursive: true })
  for (const name of ['.releases', 'dist', '.desk', '.cache'])
    if (existsSync(join(clinicDir, name)))
      cpSync(join(clinicDir, name), join(root, name), { recursive: true, verbatimSymlinks: true })
  const server = startServer(root)
  const origin = await server.ready()
  return {
    root,
    origin,
    /** The lines that the server printed. */
    lines: server.lines,
    /** Opens a session for a new account; resolves to its secret. */
    session: (name: string, role: Role) => openSession(root, { name, role }),
    async close() {
      await server.stopped('SIGTERM')
      removeFolder(root)
    },
  }
}

/** Calls `work` with a served checkout, which is closed afterwards. */
export async function withServedCheckout<Result>(
  work: (editor: ServedCheckout) => Promise<Result>,
): Promise<Result> {
  const editor = await openServedCheckout()
  try {
    return await work(editor)
  } finally {
    await editor.close()
  }
}
