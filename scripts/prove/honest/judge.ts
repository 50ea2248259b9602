import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/places.ts'
import { runStage, type Stage } from '../../test/stage.ts'
import { clinicStages, generatedFiles } from '../../test/stages.ts'
import { copyClinic } from '../clinicCopy.ts'
import type { Draft } from './draft.ts'
import type { HonestEdit } from './edit.ts'

/** What `npm test` asks of a clinic: how many checks passed, and what the first red one said. */
export type Judgement = { passed: number; red?: string }

/**
 * Does the edits to a copy of the clinic and asks of it whatever the tests ask of a
 * clinic, up to the first that fails; a browser only where it shall be.
 */
export async function judge(
  draft: Draft,
  edits: readonly HonestEdit[],
  inBrowser: boolean,
): Promise<Judgement> {
  draft.reset()
  for (const [, edit] of edits) draft.attempt(edit)
  const clinic = copyClinic()
  const reports = mkdtempSync(join(tmpdir(), 'mercan-reports-'))
  try {
    draft.save(clinic)
    const stages = [generatedFiles(clinic), ...clinicStages(clinic, '', reports)]
    return await firstRed(stages.filter((stage) => inBrowser || !stage.inBrowser))
  } finally {
    for (const folder of [clinic, reports]) rmSync(folder, { recursive: true })
  }
}

async function firstRed(stages: readonly Stage[]): Promise<Judgement> {
  let passed = 0
  for (const stage of stages) {
    const outcome = await runStage(stage, root)
    passed += outcome.passed
    if (!outcome.ok) return { passed, red: `${outcome.name}:\n${outcome.output}` }
  }
  return { passed }
}

/** The fewest of the edits, in halves, that still turn a check red, and what it then says. */
export async function cause(
  draft: Draft,
  edits: readonly HonestEdit[],
  red: string,
): Promise<{ edits: readonly HonestEdit[]; red: string }> {
  const middle = Math.ceil(edits.length / 2)
  const halves = edits.length > 1 ? [edits.slice(0, middle), edits.slice(middle)] : []
  for (const half of halves) {
    const judgement = await judge(draft, half, false)
    if (judgement.red !== undefined) return cause(draft, half, judgement.red)
  }
  return { edits, red }
}
