import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteLanguage } from '../../../src/content/loading/readJson.ts'
import { emptyContent } from '../../generate/emptyContent.ts'
import { clinicHelp } from '../../generate/guide/editorsGuide.ts'
import { schemaSources } from '../../generate/sources.ts'
import { resultReport } from '../check/output/text.ts'
import { validateFolder } from '../check.ts'
import { inColumns } from '../columns.ts'
import { commitAll, gitIn } from '../git.ts'
import { type Engine, readEngine, writeEngine } from './engineFile.ts'
import { migrations } from './migrations.ts'

/**
 * Brings a clinic's folder to an engine in one commit: migrates it, renews guide and schemas, checks
 * it and names the engine in `engine.json`. Returns what was done. Throws an Error, and leaves the
 * folder as it is, if it has uncommitted changes or the engine refuses it, with every complaint.
 */
export function updateClinic(clinic: string, engine: Engine, steps = migrations): string {
  if (gitIn(clinic, 'status', '--porcelain') !== '')
    throw new Error(`${clinic} has uncommitted changes: commit or restore them`)
  const before = readEngine(clinic)
  const { migration: done = 0 } = before ?? {}
  const open = steps.slice(done)
  const copy = mkdtempSync(join(tmpdir(), 'mercan-update-'))
  try {
    gitIn(clinic, 'clone', '--quiet', '.', copy)
    for (const { change } of open) change(copy)
    renewHelp(copy)
    writeEngine(copy, { ...engine, migration: Math.max(done, steps.length) })
    const result = validateFolder(copy)
    const report = `${inColumns(resultReport(result))}\n\nNothing was changed: ${clinic} keeps`
    if (result.faults.length > 0) throw new Error(`${report} ${nameOf(before)}.`)
    if (gitIn(copy, 'status', '--porcelain') === '')
      return `${clinic} has ${nameOf(engine)} already.`
    const changes = open.map(({ about }) => `- ${about}\n`).join('')
    commitAll(copy, 'update-clinic', `Take ${nameOf(engine)}\n\n${changes}`)
    gitIn(clinic, 'pull', '--quiet', '--ff-only', copy, 'HEAD')
    return `${clinic} had ${nameOf(before)} and has ${nameOf(engine)}.\n${changes}`.trim()
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const nameOf = (engine?: Engine) => (engine ? `engine ${engine.commit.slice(0, 8)}` : 'no engine')

/** Renews guide and schemas in the clinic's language, and adds new files that may be empty. */
function renewHelp(clinic: string): void {
  mkdirSync(join(clinic, 'content/schemas'), { recursive: true })
  for (const [file, text] of Object.entries(clinicHelp(siteLanguage(clinic))))
    writeFileSync(join(clinic, file), text)
  for (const [file, text] of emptyContent(clinic, schemaSources())) writeFileSync(file, text)
}
