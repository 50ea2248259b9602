import { killInTheMiddle } from '../endpoint/kill.ts'
import type { Proof } from '../proof.ts'
import { seeded } from '../proof.ts'
import { twentyDesks } from './load.ts'

export const deskKillProof: Proof = {
  name: 'desk-kill',
  claim:
    'kill -9 in the middle of 300 posts with 20 desks open, 20 times, loses nothing that was acknowledged.',
  async run({ seed = 20, rounds = 20 }) {
    const random = seeded(seed)
    let cutOff = 0
    for (let round = 0; round < rounds; round += 1)
      cutOff += await killInTheMiddle(300, 20 + Math.floor(random() * 250), twentyDesks)
    return `${rounds} kills, ${rounds * 300} requests, ${cutOff} cut off and sent again; none lost, none twice`
  },
}
