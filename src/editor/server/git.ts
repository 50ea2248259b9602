import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'

/** A failed git command with its output. */
export class GitError extends Error {
  override name = 'GitError'
}

export type GitOptions = {
  input?: string | Uint8Array
  /** A separate index, so that the checkout's is not used. */
  index?: string
  author?: { name: string; email: string }
}

/** No hooks, no garbage collection, no signatures. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0', '-c', 'commit.gpgSign=false']
const committer = { name: 'Site', email: 'site@localhost' }

/** Runs git without a shell. Resolves to its output; rejects with a GitError. */
export function git(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const { input, index, author = committer } = options
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...settings, ...args], {
      cwd: folder,
      env: {
        ...process.env,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: committer.name,
        GIT_COMMITTER_EMAIL: committer.email,
        ...(index && { GIT_INDEX_FILE: index }),
      },
    })
    const out: Buffer[] = []
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out))
      else reject(new GitError(`git ${args[0]}: ${Buffer.concat(printed).toString().trim()}`))
    })
    // git may exit before it has read its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

export const gitLine = async (...given: Parameters<typeof git>): Promise<string> =>
  (await git(...given)).toString().trim()

/** The blob id of a content. */
export const blobId = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
