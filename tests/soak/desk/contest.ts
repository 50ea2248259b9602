import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import { deskFetch, letIn } from '../../support/deskSessions.ts'
import { withClinic } from '../clinic.ts'
import { must, seeded } from '../proof.ts'

/** What one person writes at the desk; `sign` occurs in nobody else's. */
export type Writing = { path: string; body: object; sign: string }

/** What only one of four people may write. `Told`: the answer to the others. */
export type Contest<Told> = {
  /** Resolves to what the next person writes in a round. */
  write(round: number): Promise<Writing>
  /** Whether an answer tells a person who has lost who has won. */
  tells(answer: Told, winner: Writing): boolean
  /** Checks the store after all rounds. */
  examine(): Promise<void>
}

/** The server of each person, of two servers on one store. */
const people = [0, 0, 1, 1]

/**
 * In each round four people, two at each of two servers on one store, write at once. One wins, three
 * receive 409 and learn who has won. Resolves to the wins by server.
 */
export const contestAtOnce = <Told>(
  {
    rounds,
    seed,
    database = {},
  }: { rounds: number; seed: number; database?: Record<string, string> },
  open: (store: RequestStore, random: () => number) => Promise<Contest<Told>>,
): Promise<number[]> =>
  withClinic(database, async ({ root, env, start }) => {
    const origins = [(await start()).origin, (await start()).origin]
    const store = createStore(databasePlace(root, env), { country: 'TR' })
    const random = seeded(seed)
    const won = origins.map(() => 0)
    try {
      const secret = await letIn(store, 'Proof', 'reception')
      const { write, tells, examine } = await open(store, random)
      for (let round = 0; round < rounds; round += 1) {
        const writers = []
        for (const server of people) writers.push({ server, writing: await write(round) })
        const answers = await Promise.all(
          writers
            .toSorted(() => random() - 0.5)
            .map(async ({ server, writing }) => {
              const { path, body } = writing
              const response = await deskFetch(origins[server] ?? '', secret, path, body)
              const told: Told = await response.json()
              return { server, writing, status: response.status, told }
            }),
        )
        const [winner, ...more] = answers.filter(({ status }) => status === 200)
        const late = answers.filter(({ status }) => status === 409)
        must(winner !== undefined && more.length === 0, `round ${round}: not one winner`)
        must(late.length === people.length - 1, `round ${round}: ${late.length} received 409`)
        const areTold = late.every(({ told }) => tells(told, winner.writing))
        must(areTold, `round ${round}: a 409 does not tell who has won`)
        won[winner.server] = (won[winner.server] ?? 0) + 1
      }
      await examine()
      return won
    } finally {
      await store.close()
    }
  })
