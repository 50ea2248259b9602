import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitAll, gitIn } from '../git.ts'
import { type EngineFile, writeEngine } from '../update-clinic/engineFile.ts'

/** What builds and servers write into a clinic's folder. */
const IGNORED = ['dist', '.desk', '.releases/', '.cache/', '.data/', '.editor/']

const WORKFLOW = '.github/workflows/check.yml'

/**
 * Makes a clinic's folder a repository with a workflow that checks each change by the engine, and
 * commits it: the editor at `/yonetim` keeps its proposals there.
 */
export function createRepository(folder: string, engine: EngineFile): void {
  writeEngine(folder, engine)
  mkdirSync(join(folder, '.github/workflows'), { recursive: true })
  writeWorkflow(folder)
  writeFileSync(join(folder, '.gitignore'), `${IGNORED.join('\n')}\n`)
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  commitAll(folder, 'new-clinic', 'Begin with the sample')
}

const writeWorkflow = (folder: string) =>
  copyFileSync(join(import.meta.dirname, 'check.yml'), join(folder, WORKFLOW))

/** Replaces a workflow that takes its engine from the variable ENGINE; another one stays. */
export function updateWorkflow(folder: string): void {
  const file = join(folder, WORKFLOW)
  if (existsSync(file) && readFileSync(file, 'utf8').includes('vars.ENGINE')) writeWorkflow(folder)
}
