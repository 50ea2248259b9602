import { execFileSync } from 'node:child_process'

/** Runs git in a repository and returns its output; throws an Error on failure. */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()

/** Commits everything in a folder in the name of a command. */
export function commitAll(folder: string, command: string, text: string): void {
  const author = ['-c', `user.name=${command}`, '-c', `user.email=${command}@localhost`]
  gitIn(folder, 'add', '--all')
  gitIn(folder, ...author, 'commit', '--quiet', '--no-verify', `--message=${text}`)
}
