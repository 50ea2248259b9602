import { laterDay, laterTime } from '../../../src/shared/formats/opening.ts'
import { findPostgres } from '../../support/postgres.ts'
import { must, type Proof } from '../proof.ts'
import { withReplicas } from '../replicas/replicas.ts'
import { contestAtOnce } from './contest.ts'

/** Closed hours and days off are not the subject. */
const allow = ['closed', 'off', 'past']
const doctor = 'selin-ardic'

type Told = { needs: { kind: string; others: { name: string }[] }[] }

/**
 * In each round four people book overlapping hours of one doctor: for a request, or for a caller.
 * Resolves to the wins by server.
 */
export const bookAtOnce = (rounds: number, seed: number, database?: Record<string, string>) =>
  contestAtOnce<Told>({ rounds, seed, database }, async (store, random) => {
    const tomorrow = laterDay(new Date().toISOString().slice(0, 10), 1)
    let names = 0
    return {
      async write(round) {
        names += 1
        const name = `Hasta ${names}`
        const phone = `0532 ${String(names).padStart(7, '0')}`
        const begin = laterTime(
          `${laterDay(tomorrow, round % 300)}T${round < 300 ? 12 : 17}:00`,
          5 * Math.floor(random() * 4),
        )
        const slot = { appointmentAt: begin, minutes: 30, doctor, note: `note of ${name}`, allow }
        if (random() < 0.5) {
          const body = { key: crypto.randomUUID(), name, phone, ...slot }
          return { path: '/entries', body, sign: name }
        }
        const form = { name, phone, doctor: '', request: 'Muayene' }
        const added = await store.add(form, { source: 'json', unlisted: false })
        must(added.kind === 'stored', 'nothing was stored')
        const path = `/requests/${added.receipt.reference}/outcome`
        return { path, body: { outcome: 'booked', version: 0, ...slot }, sign: name }
      },
      tells: ({ needs: [need, ...others] }, { sign }) =>
        need?.kind === 'busy' && others.length === 0 && need.others[0]?.name === sign,
      async examine() {
        const booked = (await store.list()).filter(({ standing }) => standing === 'booked')
        must(booked.length === rounds, `${booked.length} appointments of ${rounds}`)
      },
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
