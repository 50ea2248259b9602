import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'

/** git said no; `message` is what it printed. */
export class GitFault extends Error {
  override name = 'GitFault'
}

export type GitOptions = {
  input?: string | Uint8Array
  /** An index of one's own, so that nothing touches that of the checkout. */
  index?: string
  /** Whose work a commit is. */
  author?: { name: string; email: string }
}

/** So git asks nobody anything, runs no hook, and speaks as it is read here. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0', '-c', 'commit.gpgSign=false']
const committer = { name: 'Site', email: 'site@localhost' }

/** Runs git in a folder, without a shell; resolves to what it printed. Rejects with a GitFault. */
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
    const told: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => told.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out))
      else reject(new GitFault(`git ${args[0]}: ${Buffer.concat(told).toString().trim()}`))
    })
    // It may have ended before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** What git printed, as one line. */
export const gitLine = async (...asked: Parameters<typeof git>): Promise<string> =>
  (await git(...asked)).toString().trim()

/** Git's name of a file's content. */
export const blobId = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
