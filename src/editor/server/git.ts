import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
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

/** Runs git without a shell. Resolves to its output; rejects with a GitError. */
export function git(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const { input, index, isIdle } = options
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...settings, ...args], {
      cwd: folder,
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
    if (isIdle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const out: Buffer[] = []
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out))
      else {
        const reason = child.killed ? 'timeout' : Buffer.concat(printed).toString().trim()
        reject(new GitError(`git ${args[0]}: ${reason}`))
      }
    })
    // git may exit before it has read its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

export const gitLine = async (...given: Parameters<typeof git>): Promise<string> =>
  (await git(...given)).toString().trim()
