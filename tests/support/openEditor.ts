import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGitProposals } from '../../src/editor/server/gitProposals.ts'
import { openRepository } from '../../src/editor/server/repository.ts'
import { type SiteTools, siteTools } from '../../src/editor/server/siteTools.ts'

/** A build that copies the price list into `dist/`; it fails for a clinic called "Yıkık". */
async function quickBuild(folder: string): Promise<boolean> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  if (JSON.parse(read('content/clinic.json')).name === 'Yıkık') return false
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), read('content/prices.json'))
  return true
}

/** Opens the proposals of a checkout, with the validator and a quick build. */
export async function openEditor(root: string, change: Partial<SiteTools> = {}) {
  const repository = await openRepository(root)
  if (!repository) throw new Error(`${root} is no checkout`)
  const faults: unknown[] = []
  const engine = { ...siteTools(root, quickBuild), ...change }
  const editor = await createGitProposals(repository, engine, (fault) => faults.push(fault))
  return { editor, faults, repository }
}
