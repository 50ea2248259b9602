import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import { deskFetch, letIn } from '../../support/deskSessions.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'

/** Members of the staff at each of the two servers. */
const atEach = 2

/**
 * In each round four people, two at each of two servers on one store, settle the same version of
 * a request. One wins, the others receive 409 and its result. Resolves to the wins by server.
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
            const outcome = { outcome: 'unreached', retryAt: '2030-01-01T12:00', note, version }
            const path = `/requests/${reference}/outcome`
            const response = await deskFetch(origin, secret, path, outcome)
            return { server, note, status: response.status, body: await response.json() }
          }),
        )
        const [winner, ...more] = answers.filter(({ status }) => status === 200)
        const late = answers.filter(({ status }) => status === 409)
        must(winner !== undefined && more.length === 0, `round ${version}: not one winner`)
        must(late.length === 2 * atEach - 1, `round ${version}: ${late.length} received 409`)
        must(
          late.every(
            ({ body }) => body.request.note === winner.note && body.request.lastAct.by === 'Proof',
          ),
          `round ${version}: a 409 does not name the winner and the note`,
        )
        won[winner.server] = (won[winner.server] ?? 0) + 1
      }
      const request = await store.desk.find(reference)
      must(request?.version === rounds && request.tries === rounds, `${request?.version} versions`)
      const audit = await store.desk.audit(rounds * 4)
      must(
        audit.filter(({ act }) => act === 'unreached').length === rounds,
        'the audit does not have one entry for each round',
      )
      return won
    } finally {
      await store.close()
    }
  })

export const deskTwoProof: Proof = {
  name: 'desk-two',
  claim:
    'Of four people in two processes who settle one request at once, one wins and three learn who won.',
  async run({ seed = 15, rounds = 200 }) {
    const [first = 0, second = 0] = await settleAtOnce(rounds, seed)
    return `${rounds} rounds: ${rounds} winners (${first} and ${second} by process), ${rounds * 3} answered 409, ${rounds} audit entries`
  },
}
