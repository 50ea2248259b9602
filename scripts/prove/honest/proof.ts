import { clinicDir } from '../../build/places.ts'
import { must, type Proof, type Sizes } from '../proof.ts'
import { Draft } from './draft.ts'
import type { HonestEdit } from './edit.ts'
import { someEdit } from './generated/index.ts'
import { type Random, randomOf } from './generated/random.ts'
import { cause, judge } from './judge.ts'
import { writtenEdits } from './written/index.ts'
import { aYear, writtenGroups } from './year.ts'

/** Edits tried in a year, and written ones that share a build. */
const A_YEAR = 60
const A_GROUP = 16

/** What the gate accepts of an editor turns no check of `npm test` red. */
export const honestEditsProof: Proof = {
  name: 'honest-edits',
  claim: 'whatever edit the gate accepts, alone and a year of them together, no check turns red',
  async run({ seed = 20261122, rounds = 2000, years = 10, sample = false }: Sizes) {
    const random = randomOf(seed)
    const draft = new Draft(clinicDir)
    const accepted = alone(draft, rounds, random)
    const groups = sample ? [] : writtenGroups(draft, A_GROUP)
    const all = [...groups, ...Array.from({ length: years }, () => aYear(draft, A_YEAR, random))]
    let passed = 0
    for (const [index, edits] of all.entries()) {
      const judgement = await judge(draft, edits, !sample)
      if (judgement.red !== undefined) throw await failure(draft, edits, index, judgement.red)
      passed += judgement.passed
    }
    const edits = all.reduce((sum, each) => sum + each.length, 0)
    return `${writtenEdits.length} written edits and ${accepted} of ${rounds} generated ones accepted; ${all.length} sites of ${edits} edits built, ${passed} checks passed (seed ${seed})`
  },
}

/** Each edit by itself: the gate accepts the written ones, and judges all others without falling over. */
function alone(draft: Draft, rounds: number, random: Random): number {
  for (const [does, edit] of writtenEdits) {
    draft.reset()
    const [fault] = draft.attempt(edit)
    must(
      fault === undefined,
      `An editor who ${does} is refused: ${fault?.file}: ${fault?.sentence}`,
    )
  }
  let accepted = 0
  for (let round = 0; round < rounds; round += 1) {
    draft.reset()
    if (draft.attempt(someEdit(draft, random)[1]).length === 0) accepted += 1
  }
  return accepted
}

async function failure(
  draft: Draft,
  edits: readonly HonestEdit[],
  index: number,
  red: string,
): Promise<Error> {
  const fewest = await cause(draft, edits, red)
  const list = fewest.edits.map(([does]) => `  an editor who ${does}`).join('\n')
  return new Error(`Site ${index + 1}, with these edits:\n${list}\nturns red: ${fewest.red}`)
}
