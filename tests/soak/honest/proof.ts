import { clinicDir } from '../../../scripts/publish/paths.ts'
import type { ClinicFiles } from '../../../src/content/site/site.ts'
import { copyBuildableClinic, removeFolder } from '../../support/folders.ts'
import { visitorSite } from '../../support/siteData.ts'
import { clinicSteps, generatedFiles } from '../../support/testCommand/plans.ts'
import { runStep, type Step } from '../../support/testCommand/runSteps.ts'
import { must, type Proof, type Sizes } from '../proof.ts'
import { Draft, type HonestEdit } from './draft.ts'
import { type Random, randomOf, someEdit } from './generated.ts'
import { siteRenderer } from './siteRenderer.ts'
import { writtenEdits } from './written/index.ts'

/** Edits tried in a year, and written edits that share a build. */
const A_YEAR = 60
const A_GROUP = 16

/** An edit that the validator accepts fails no check of `npm test`. */
export const honestEditsProof: Proof = {
  name: 'honest-edits',
  claim: 'no edit that the validator accepts, alone or in a year of edits, fails a check',
  async run({ seed = 20261122, rounds = 2000, years = 10, sample = false }: Sizes) {
    const random = randomOf(seed)
    const draft = new Draft(clinicDir)
    const { accepted, pages } = await alone(draft, rounds, random)
    const groups = sample ? [] : writtenGroups(draft, A_GROUP)
    const all = [...groups, ...Array.from({ length: years }, () => aYear(draft, A_YEAR, random))]
    let passed = 0
    for (const [index, edits] of all.entries()) {
      const judgement = await judge(draft, edits, !sample)
      must(judgement.red === undefined, failure(edits, index, judgement.red))
      passed += judgement.passed
    }
    const edits = all.reduce((sum, each) => sum + each.length, 0)
    return `${writtenEdits.length} written edits and ${accepted} of ${rounds} generated ones accepted, their ${pages} pages rendered; ${all.length} sites of ${edits} edits built, ${passed} steps passed (seed ${seed})`
  },
}

/**
 * Validates each edit alone: the written ones are accepted, no generated one crashes the validator.
 * Renders the pages of every accepted one.
 */
async function alone(draft: Draft, rounds: number, random: Random) {
  const site = await siteRenderer()
  const render = async () => {
    const sites = site.open(filesOf(draft))
    const own = visitorSite(sites, sites.own.language)
    for (const page of own.pages) await site.render(own, page)
  }
  for (const [does, edit] of writtenEdits) {
    draft.reset()
    const [fault] = draft.attempt(edit)
    must(
      fault === undefined,
      `An editor who ${does} is refused: ${fault?.file}: ${fault?.sentence}`,
    )
    await render()
  }
  let accepted = 0
  for (let round = 0; round < rounds; round += 1) {
    draft.reset()
    if (draft.attempt(someEdit(draft, random)[1]).length > 0) continue
    accepted += 1
    await render()
  }
  return { accepted, pages: site.count() }
}

const filesOf = (draft: Draft): ClinicFiles => ({
  has: (file) => draft.has(file),
  json: (file) => JSON.parse(draft.textOf(file)),
})

function failure(edits: readonly HonestEdit[], index: number, red = ''): string {
  const list = edits.map(([does]) => `  an editor who ${does}`).join('\n')
  return `Site ${index + 1}, with these edits:\n${list}\nfails: ${red}`
}

/** Applies written and generated edits in turns; returns those that the validator accepted. */
function aYear(draft: Draft, edits: number, random: Random): HonestEdit[] {
  draft.reset()
  const year: HonestEdit[] = []
  for (let turn = 0; turn < edits; turn += 1) {
    const edit = turn % 2 === 0 ? random.oneOf(writtenEdits) : someEdit(draft, random)
    if (draft.attempt(edit[1]).length === 0) year.push(edit)
  }
  return year
}

/** All written edits, in as few groups as the validator accepts in sequence. */
function writtenGroups(draft: Draft, size: number): HonestEdit[][] {
  const groups: HonestEdit[][] = []
  let left = [...writtenEdits]
  while (left.length > 0) {
    draft.reset()
    const group: HonestEdit[] = []
    for (const edit of left)
      if (group.length < size && draft.attempt(edit[1]).length === 0) group.push(edit)
    groups.push(group)
    left = left.filter((edit) => !group.includes(edit))
  }
  return groups
}

/** The number of passed steps, and the output of the first failed one. */
type Judgement = { passed: number; red?: string }

/**
 * Applies the edits to a copy of the clinic and runs its tests up to the first that
 * fails, in a browser only when `inBrowser`.
 */
async function judge(
  draft: Draft,
  edits: readonly HonestEdit[],
  inBrowser: boolean,
): Promise<Judgement> {
  draft.reset()
  for (const [, edit] of edits) draft.attempt(edit)
  const clinic = copyBuildableClinic()
  try {
    draft.save(clinic)
    const steps = [generatedFiles(clinic), ...clinicSteps(clinic, '')]
    return await firstRed(steps.filter((step) => inBrowser || !step.inBrowser))
  } finally {
    removeFolder(clinic)
  }
}

async function firstRed(steps: readonly Step[]): Promise<Judgement> {
  for (const [passed, step] of steps.entries()) {
    const { ok, output } = await runStep(step)
    if (!ok) return { passed, red: `${step.name}:\n${output}` }
  }
  return { passed: steps.length }
}
