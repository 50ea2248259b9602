import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/build/paths.ts'

/** Runs git with a fixed author; returns its output. */
export function run(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Kurucu', '-c', 'user.email=kurucu@mercan.example']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

let template: string | undefined

/** The clinic in a repository of its own, made once a process, to be cloned. */
export function clinicRepository(): string {
  if (template) return template
  const folder = mkdtempSync(join(tmpdir(), 'mercan-repository-'))
  const schemas = join(clinicDir, 'content', 'schemas')
  for (const part of ['content', 'locales', 'public'])
    cpSync(join(clinicDir, part), join(folder, part), {
      recursive: true,
      dereference: true,
      filter: (path) => path !== schemas,
    })
  run(folder, 'init', '-q', '-b', 'main')
  run(folder, 'add', '.')
  run(folder, 'commit', '-q', '-m', 'The clinic as it was')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  template = folder
  return folder
}

/** Makes a checkout one that is served: nothing the server makes is the repository's. */
export function serveFrom(top: string, root: string): void {
  writeFileSync(join(top, '.git/info/exclude'), '.editor/\ndist/\n.desk/\n.cache/\n.data/\n')
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), 'as it was')
}
