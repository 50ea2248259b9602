import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from './folders.ts'
import { writeWholeTexts } from './wholeTexts.ts'

/** Runs git with a fixed author; returns its output. */
export function run(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Kurucu', '-c', 'user.email=kurucu@mercan.example']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Lock files, which would block the next git command. */
export const locksIn = (top: string): string[] =>
  readdirSync(join(top, '.git'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.lock'),
  )

let template: string | undefined

/** A repository of the clinic for tests to clone, created once per process. */
export function clinicRepository(): string {
  if (template) return template
  const folder = temporaryFolder('repository')
  copyParts(clinicDir, folder, ['content', 'locales', 'public'], ['content/schemas'])
  writeWholeTexts(folder)
  run(folder, 'init', '-q', '-b', 'main')
  run(folder, 'add', '.')
  run(folder, 'commit', '-q', '-m', 'The clinic as it was')
  process.on('exit', () => removeFolder(folder))
  template = folder
  return folder
}

/** Clones the clinic's repository into a temporary folder as a served checkout; the caller removes it. */
export function cloneServed(name: string): string {
  const root = temporaryFolder(name)
  run(tmpdir(), 'clone', '-q', clinicRepository(), root)
  serveFrom(root, root)
  return root
}

/** Turns a checkout into a served one: git ignores the server's files, and `dist/` exists. */
export function serveFrom(top: string, root: string): void {
  writeFiles(top, { '.git/info/exclude': '.editor/\ndist\n.desk\n.releases/\n.cache/\n.data/\n' })
  writeFiles(root, { 'dist/index.html': 'as it was' })
}
