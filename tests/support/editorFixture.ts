import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { applyEdit, type FormEdit } from '../../src/editor/client/json/applyEdit.ts'
import { clinicRepository, run, serveFrom } from './clinicRepository.ts'

export { run } from './clinicRepository.ts'
export { openEditor } from './openEditor.ts'

/** A checkout of a clinic, gone after the test; below `prefix` where it shares its repository. */
export function checkout(prefix = ''): { top: string; root: string } {
  const top = mkdtempSync(join(tmpdir(), 'mercan-checkout-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  if (prefix === '') run(tmpdir(), 'clone', '-q', clinicRepository(), top)
  else {
    cpSync(clinicRepository(), join(top, prefix), {
      recursive: true,
      filter: (path) => !path.endsWith('.git'),
    })
    run(top, 'init', '-q', '-b', 'main')
    run(top, 'add', '.')
    run(top, 'commit', '-q', '-m', 'Many clinics')
  }
  const root = join(top, prefix)
  serveFrom(top, root)
  return { top, root }
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
    const text = typeof edit === 'string' ? edit : applyEdit(publishedText(root, file), edit)
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
