import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { limits } from '../../server/base/limits'

/** A failed git command with its output. */
export class GitError extends Error {
  override name = 'GitError'
}

type GitOptions = {
  input?: string | Uint8Array
  /** A separate index, so that the checkout's is not used. */
  index?: string
  /** Runs at the lowest priority. */
  isIdle?: boolean
}

/** No hooks or garbage collection; no log and no pack that keeps replaced drafts. */
const settings = [
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0'],
  ...['-c', 'core.logAllRefUpdates=false', '-c', 'fastimport.unpackLimit=1000000'],
]

export type Identity = { name: string; email: string }
export const committer: Identity = { name: 'Site', email: 'site@localhost' }

const run = promisify(execFile)

/** Runs git without a shell. Resolves to its output; rejects with a GitError. */
export async function git(
  folder: string,
  args: readonly string[],
  { input, index, isIdle }: GitOptions = {},
): Promise<Buffer> {
  const running = run('git', [...settings, ...args], {
    cwd: folder,
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout: limits.ms.git,
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
      ...(index && { GIT_INDEX_FILE: index }),
    },
  })
  const { pid, stdin } = running.child
  if (isIdle && pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  // git may exit before it has read its input.
  stdin?.on('error', () => undefined)
  stdin?.end(input)
  const { stdout } = await running.catch((error) => {
    const reason = error.killed ? 'timeout' : String(error.stderr).trim() || error.message
    throw new GitError(`git ${args[0]}: ${reason}`)
  })
  return stdout
}

export const gitLine = async (...given: Parameters<typeof git>): Promise<string> =>
  (await git(...given)).toString().trim()
