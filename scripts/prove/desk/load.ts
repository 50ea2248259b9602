import { median } from '../../bench/median.ts'
import { type Company, load } from '../endpoint/load.ts'
import { must, type Proof } from '../proof.ts'
import { openDesks } from './openDesks.ts'

/** So many desks are open, each following its stream and asking for the lists. */
const desks = 20
const most = 1.2

export const twentyDesks: Company = async (root, origin) =>
  (await openDesks(root, origin, desks)).close

export const deskLoadProof: Proof = {
  name: 'desk-load',
  claim:
    'With 20 desks open visitors wait no more than 1.2 times as long (p99), measured in turns.',
  async run({ rounds = 5 }) {
    const without: number[] = []
    const beside: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      without.push((await load(200, 5000, 20_000)).p99)
      beside.push((await load(200, 5000, 20_000, twentyDesks)).p99)
    }
    const ratio = median(beside) / median(without)
    const figures = `p99 in ms without: ${without.join(', ')}; with: ${beside.join(', ')}; medians ${ratio.toFixed(2)}`
    must(ratio <= most, figures)
    return figures
  },
}
