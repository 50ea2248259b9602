import { must, type Proof } from '../proof.ts'
import { contestAtOnce } from './contest.ts'

type Told = { request: { note: string; lastAct: { by: string } } }

/** In each round four people settle the same version of a request. Resolves to the wins by server. */
export const settleAtOnce = (rounds: number, seed: number, database?: Record<string, string>) =>
  contestAtOnce<Told>({ rounds, seed, database }, async (store) => {
    const form = { name: 'Hasta', phone: '0532', doctor: '', request: 'Muayene' }
    const added = await store.add(form, { source: 'json', unlisted: false })
    must(added.kind === 'stored', 'nothing was stored')
    const { reference } = added.receipt
    const retryAt = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16)
    let notes = 0
    return {
      async write(version) {
        notes += 1
        const note = `note ${notes}`
        const body = { outcome: 'unreached', retryAt, note, version }
        return { path: `/requests/${reference}/outcome`, body, sign: note }
      },
      tells: ({ request }, { sign }) => request.note === sign && request.lastAct.by === 'Proof',
      async examine() {
        const { version, tries } = (await store.find(reference)) ?? {}
        must(version === rounds && tries === rounds, `${version} versions`)
        const audit = await store.audit(rounds * 4)
        const settled = audit.filter(({ act }) => act === 'unreached').length
        must(settled === rounds, `${settled} of ${rounds} outcomes are in the audit`)
      },
    }
  })

export const deskTwoProof: Proof = {
  name: 'desk-two',
  claim:
    'Of four people in two processes who settle one request at once, one wins and three learn who won.',
  async run({ seed = 15, rounds = 200 }) {
    const won = await settleAtOnce(rounds, seed)
    return `${rounds} rounds: ${rounds} winners (${won.join(' and ')} by process), ${rounds * 3} answered 409, ${rounds} audit entries`
  },
}
