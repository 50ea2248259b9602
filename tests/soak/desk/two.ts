import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { letIn } from './sessions.ts'

/** People at each of the two servers. */
const atEach = 2

/**
 * In each round four people, two at each of two servers on one file (or what `env` names), settle the same
 * request as they have all seen it. One wins; the others are answered 409 with what the
 * winner has made of it, and nothing of theirs is kept. Resolves to how often each server won.
 */
export const settleAtOnce = (
  rounds: number,
  seed: number,
  database: Record<string, string> = {},
): Promise<number[]> =>
  withClinic(database, async ({ root, env, start }) => {
    const origins = [(await start()).origin, (await start()).origin]
    const store = createStore(databasePlace(root, env))
    const random = seeded(seed)
    try {
      const secret = await letIn(store, 'Proof', 'reception')
      const form = { name: 'Hasta', phone: '0532', doctor: '', request: 'Muayene' }
      const added = await store.add(form, { source: 'json', unlisted: false })
      must(added.kind === 'stored', 'nothing was stored')
      const { reference } = added.receipt
      const won = origins.map(() => 0)

      for (let version = 0; version < rounds; version += 1) {
        const writers = origins.flatMap((origin, server) =>
          Array.from({ length: atEach }, (_, index) => ({
            origin,
            server,
            note: `${version} ${server} ${index}`,
          })),
        )
        const order = writers.toSorted(() => random() - 0.5)
        const answers = await Promise.all(
          order.map(async ({ origin, server, note }) => {
            const response = await fetch(`${origin}/yonetim/api/requests/${reference}/outcome`, {
              method: 'POST',
              headers: {
                Cookie: `__Host-desk=${secret}`,
                Origin: origin,
                'Content-Type': 'application/json',
              },
              body: JSON.stringify({
                outcome: 'unreached',
                retryAt: '2030-01-01T12:00',
                note,
                version,
              }),
            })
            return { server, note, status: response.status, body: await response.json() }
          }),
        )
        const [winner, ...more] = answers.filter(({ status }) => status === 200)
        const late = answers.filter(({ status }) => status === 409)
        must(winner !== undefined && more.length === 0, `round ${version}: not one has won`)
        must(late.length === 2 * atEach - 1, `round ${version}: ${late.length} were told`)
        must(
          late.every(
            ({ body }) => body.request.note === winner.note && body.request.lastAct.by === 'Proof',
          ),
          `round ${version}: who was late was not told of whom and what`,
        )
        won[winner.server] = (won[winner.server] ?? 0) + 1
      }
      const request = await store.desk.find(reference)
      must(request?.version === rounds && request.tries === rounds, `${request?.version} versions`)
      const audit = await store.desk.audit(rounds * 4)
      must(
        audit.filter(({ act }) => act === 'unreached').length === rounds,
        'the audit has not one entry for each',
      )
      return won
    } finally {
      await store.close()
    }
  })

export const deskTwoProof: Proof = {
  name: 'desk-two',
  claim:
    'Of four people in two processes who settle one request at once, one wins and three are told by whom.',
  async run({ seed = 15, rounds = 200 }) {
    const [first = 0, second = 0] = await settleAtOnce(rounds, seed)
    return `${rounds} rounds: ${rounds} winners (${first} and ${second} by process), ${rounds * 3} answered 409, ${rounds} entries in the audit`
  },
}
