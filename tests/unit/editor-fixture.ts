import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { clinicDir } from '../../scripts/build/places.ts'
import { editorEngine } from '../../scripts/editor/engine.ts'
import type { FormEdit } from '../../src/desk/editor/text/edit.ts'
import { edited } from '../../src/desk/editor/text/edit.ts'
import type { Engine } from '../../src/server/editor/engine.ts'
import { createGitProposals } from '../../src/server/editor/gitProposals.ts'
import { openRepository } from '../../src/server/editor/repository.ts'

const engineSchemas = join(clinicDir, 'content', 'schemas')

export function run(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Kurucu', '-c', 'user.email=kurucu@mercan.example']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

let template: string | undefined

/** The test clinic in a repository of its own, below `prefix`; made once, then cloned. */
function repositoryTemplate(): string {
  if (template) return template
  const folder = mkdtempSync(join(tmpdir(), 'mercan-repository-'))
  for (const part of ['content', 'locales', 'public'])
    cpSync(join(clinicDir, part), join(folder, part), {
      recursive: true,
      dereference: true,
      filter: (path) => path !== engineSchemas,
    })
  run(folder, 'init', '-q', '-b', 'main')
  run(folder, 'add', '.')
  run(folder, 'commit', '-q', '-m', 'The clinic as it was')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  template = folder
  return folder
}

/** A checkout of a clinic, gone after the test; below `prefix` where it shares its repository. */
export function checkout(prefix = ''): { top: string; root: string } {
  const top = mkdtempSync(join(tmpdir(), 'mercan-checkout-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  if (prefix === '') run(tmpdir(), 'clone', '-q', repositoryTemplate(), top)
  else {
    cpSync(repositoryTemplate(), join(top, prefix), {
      recursive: true,
      filter: (path) => !path.endsWith('.git'),
    })
    run(top, 'init', '-q', '-b', 'main')
    run(top, 'add', '.')
    run(top, 'commit', '-q', '-m', 'Many clinics')
  }
  const root = join(top, prefix)
  writeFileSync(join(top, '.git/info/exclude'), '.editor/\ndist/\n.desk/\n.cache/\n')
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), 'as it was')
  return { top, root }
}

/** A build that puts the price list into `dist/`; false where the clinic is called "Yıkık". */
async function quickBuild(folder: string): Promise<boolean> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  if (JSON.parse(read('content/clinic.json')).name === 'Yıkık') return false
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), read('content/prices.json'))
  return true
}

/** The editor of a clinic's server, with the real gate and a quick build. */
export async function openEditor(root: string, change: Partial<Engine> = {}) {
  const repository = await openRepository(root)
  if (!repository) throw new Error(`${root} is no checkout`)
  const faults: unknown[] = []
  const engine = { ...editorEngine(root), build: quickBuild, ...change }
  const editor = await createGitProposals(repository, engine, (fault) => faults.push(fault))
  return { editor, faults, repository }
}

export const ayse = { staffId: 'a1', name: 'Ayşe' }
export const mehmet = { staffId: 'm1', name: 'Mehmet' }

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A draft that edits files as they are published. */
export async function draftOf(
  root: string,
  edits: Record<string, FormEdit | string | null>,
  id = crypto.randomUUID() as string,
) {
  const base = run(root, 'rev-parse', 'HEAD')
  const changes = Object.entries(edits).map(([file, edit]) => {
    if (edit === null) return [file, null] as const
    const text = typeof edit === 'string' ? edit : edited(publishedText(root, file), edit)
    return [file, bytesOf(text)] as const
  })
  return { id, base, changes: new Map(changes) }
}

export const publishedText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8')

/** The price of a row of the list, by its places. */
export const price = (category: number, row: number, value: number): FormEdit => ({
  kind: 'set',
  path: ['categories', category, 'rows', row, 'max'],
  value,
})

export const prices = 'content/prices.json'

/** Files that would stop the next writer. */
export const locksIn = (top: string): string[] =>
  readdirSync(join(top, '.git'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.lock'),
  )
