import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../../src/server/editor/engine.ts'
import { createGitProposals } from '../../../src/server/editor/gitProposals.ts'
import { openRepository } from '../../../src/server/editor/repository.ts'
import { editorEngine } from '../../editor/engine.ts'

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
