import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from './folders.ts'
import { writeWholeTexts } from './wholeTexts.ts'

/** Runs git with a fixed author; returns its output. */
export function run(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Kurucu', '-c', 'user.email=kurucu@mercan.example']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** The published commit of a checkout, read as the server does, without git where git has a file. */
export function headIn(folder: string): string {
  if (!existsSync(join(folder, '.git'))) return headIn(dirname(folder))
  const file = join(folder, '.git/refs/heads/main')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : run(folder, 'rev-parse', 'HEAD')
}

/** Lock files, which would block the next git command. */
export const locksIn = (top: string): string[] =>
  readdirSync(join(top, '.git'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.lock'),
  )

const made = new Map<string, string>()

/**
 * A served checkout for tests to copy, created once per process: git ignores the server's files,
 * and `dist/` exists. `prefix`: the clinic's folder in a repository of several.
 */
export function clinicRepository(prefix = ''): string {
  const known = made.get(prefix)
  if (known) return known
  const folder = temporaryFolder('repository')
  process.on('exit', () => removeFolder(folder))
  const root = join(folder, prefix)
  copyParts(clinicDir, root, ['content', 'locales', 'public'], ['content/schemas'])
  writeWholeTexts(root)
  run(folder, 'init', '-q', '-b', 'main', '--template=')
  run(folder, 'add', '.')
  run(folder, 'commit', '-q', '-m', 'The clinic as it was')
  // One file to copy instead of hundreds.
  run(folder, 'repack', '-a', '-d', '-q')
  const ignored = '.editor/\ndist\n.desk\n.releases/\n.cache/\n.data/\n'
  writeFiles(folder, { '.git/info/exclude': ignored })
  writeFiles(root, { 'dist/index.html': 'as it was' })
  made.set(prefix, folder)
  return folder
}

/** Copies the served checkout into a temporary folder; the caller removes it. */
export function copyServed(name: string, prefix = ''): string {
  const top = temporaryFolder(name)
  cpSync(clinicRepository(prefix), top, { recursive: true })
  return top
}
