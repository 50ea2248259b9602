import { clinicDir } from '../../build/places.ts'
import type { Proof } from '../proof.ts'
import { damageFiles } from './damage.ts'

const ROUNDS = 20_000

export const damageProof: Proof = {
  name: 'damage',
  claim:
    'any one character of content and texts may be damaged: the gate judges as JSON.parse does',
  async run() {
    const { broken, refused, harmless } = damageFiles(clinicDir, ROUNDS, 20261121)
    return `${ROUNDS} damages: ${broken} broken files, ${refused} refused contents, ${harmless} harmless`
  },
}
