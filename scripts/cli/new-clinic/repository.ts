import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What builds and servers write into a clinic's folder. */
const IGNORED = ['dist', '.desk', '.releases/', '.cache/', '.data/', '.editor/']

/**
 * Makes a clinic's folder a repository with a workflow that checks each change, and commits it: the
 * editor at `/yonetim` keeps its proposals there.
 */
export function createRepository(folder: string): void {
  const workflows = join(folder, '.github', 'workflows')
  mkdirSync(workflows, { recursive: true })
  copyFileSync(join(import.meta.dirname, 'check.yml'), join(workflows, 'check.yml'))
  writeFileSync(join(folder, '.gitignore'), `${IGNORED.join('\n')}\n`)
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args])
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  const author = ['-c', 'user.name=new-clinic', '-c', 'user.email=new-clinic@localhost']
  git(...author, 'commit', '--quiet', '--no-verify', '--message=Begin with the sample')
}
