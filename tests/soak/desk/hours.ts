import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import { laterDay, laterTime } from '../../../src/shared/formats/opening.ts'
import { deskFetch, letIn } from '../../support/deskSessions.ts'
import { findPostgres } from '../../support/postgres.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { withReplicas } from '../replicas/replicas.ts'

/** Closed hours and days off are not the subject. */
const allow = ['closed', 'off', 'past']
const doctor = 'selin-ardic'

/**
 * In each round four people, two at each of two servers on one store, book overlapping hours of one
 * doctor: two for a request, two for a caller. One wins; three receive the winner's name, and their
 * bookings are not stored. Resolves to the wins by server.
 */
export const bookAtOnce = (
  rounds: number,
  seed: number,
  database: Record<string, string> = {},
): Promise<number[]> =>
  withClinic(database, async ({ root, env, start }) => {
    const origins = [(await start()).origin, (await start()).origin]
    const store = createStore(databasePlace(root, env), { country: 'TR' })
    const random = seeded(seed)
    const won = origins.map(() => 0)
    const tomorrow = laterDay(new Date().toISOString().slice(0, 10), 1)
    try {
      const secret = await letIn(store, 'Proof', 'reception')
      let names = 0
      async function writer(round: number, server: number) {
        names += 1
        const name = `Hasta ${names}`
        const phone = `0532 ${String(names).padStart(7, '0')}`
        const begin = laterTime(
          `${laterDay(tomorrow, round % 300)}T${round < 300 ? 12 : 17}:00`,
          5 * Math.floor(random() * 4),
        )
        const slot = { appointmentAt: begin, minutes: 30, doctor, note: `note of ${name}`, allow }
        const origin = origins[server] ?? ''
        if (random() < 0.5) {
          const key = crypto.randomUUID()
          const entry = { key, name, phone, ...slot }
          return { name, server, ask: () => deskFetch(origin, secret, '/entries', entry) }
        }
        const form = { name, phone, doctor: '', request: 'Muayene' }
        const added = await store.add(form, { source: 'json', unlisted: false })
        must(added.kind === 'stored', 'nothing was stored')
        const path = `/requests/${added.receipt.reference}/outcome`
        const change = { outcome: 'booked', version: 0, ...slot }
        return { name, server, ask: () => deskFetch(origin, secret, path, change) }
      }
      for (let round = 0; round < rounds; round += 1) {
        const writers = await Promise.all([0, 0, 1, 1].map((server) => writer(round, server)))
        const answers = await Promise.all(
          writers
            .toSorted(() => random() - 0.5)
            .map(async ({ ask, ...who }) => {
              const response = await ask()
              return { ...who, status: response.status, body: await response.json() }
            }),
        )
        const [winner, ...more] = answers.filter(({ status }) => status === 200)
        const told = answers.filter(({ status }) => status === 409)
        must(winner !== undefined && more.length === 0, `round ${round}: not one winner`)
        must(told.length === 3, `round ${round}: ${told.length} were told`)
        for (const { body } of told) {
          const [need, ...others] = body.needs
          const isClear = need?.kind === 'busy' && others.length === 0
          must(isClear && need.others[0].name === winner.name, `round ${round}: not told by whom`)
        }
        won[winner.server] = (won[winner.server] ?? 0) + 1
      }
      const booked = (await store.list()).filter(({ standing }) => standing === 'booked')
      must(booked.length === rounds, `${booked.length} appointments of ${rounds}`)
      return won
    } finally {
      await store.close()
    }
  })

export const deskHoursProof: Proof = {
  name: 'desk-hours',
  claim:
    'Of four people in two processes who book overlapping hours of a doctor, one wins and three are told whose the hour is, on both databases.',
  async run({ seed = 34, rounds = 200 }) {
    const file = await bookAtOnce(rounds, seed)
    const lines = [
      `SQLite: ${rounds} rounds, one winner each (${file.join(' and ')} by process), ${3 * rounds} told by whom`,
    ]
    if (findPostgres()) {
      const server = await withReplicas(({ env }) => bookAtOnce(rounds, seed, env))
      lines.push(`PostgreSQL: the same (${server.join(' and ')})`)
    }
    return lines.join('\n      ')
  },
}
