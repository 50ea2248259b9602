import { setTimeout as wait } from 'node:timers/promises'
import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { startCluster } from './patroni.ts'
import { phases } from './phases.ts'

/** Milliseconds for the mails of a run, which wait behind its requests. */
const mailPatience = 1_800_000

const header =
  '| phase | longest silence | answers | slowest answer | acknowledged | missing | doubled |'

/** What visitors saw in a phase, in milliseconds, and what the database has afterwards. */
const newTally = (name: string) => ({
  name,
  /** The longest time without a receipt. */
  silence: 0,
  answers: new Map<number | 'cut off', number>(),
  slowest: 0,
  ids: [] as string[],
  missing: 0,
  doubled: 0,
})

function line(tally: ReturnType<typeof newTally>): string {
  const { name, silence, slowest, ids, missing, doubled } = tally
  const answers = [...tally.answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  const [longest, slow] = [silence, slowest].map((ms) => `${(ms / 1000).toFixed(1)} s`)
  return `| ${[name, longest, answers, slow, ids.length, missing, doubled].join(' | ')} |`
}

/**
 * Two server processes on a cluster live through the phases under 12 visitors, each phase on a
 * whole cluster. Resolves to a table; throws with it if an acknowledged request is missing or doubled.
 */
async function liveThrough(names: readonly string[], isFormer = false): Promise<string> {
  const cluster = await startCluster(isFormer)
  const mail = await startMailServer()
  let isOver = false
  const env = { ...unlimited, DATABASE_URL: cluster.url, SMTP_URL: mail.url }
  const ask = async (sql: string) => cluster.ask((await cluster.whole()).primary, sql)
  try {
    return await withClinic(env, async (clinic) => {
      const servers = [await clinic.start(), await clinic.start()]
      const tallies: ReturnType<typeof newTally>[] = []
      let tally = newTally('before')
      let last = performance.now()
      const acknowledged = new Map<string, Receipt>()
      function onAnswer(status: number | 'cut off', ms: number): void {
        tally.answers.set(status, (tally.answers.get(status) ?? 0) + 1)
        tally.slowest = Math.max(tally.slowest, ms)
        if (status !== 201) return
        tally.silence = Math.max(tally.silence, performance.now() - last)
        last = performance.now()
      }
      const visit = { visitors: 12, everyMs: 2000, forMs: () => isOver, onAnswer }
      const visiting = visitAll(() => servers.map(({ origin }) => origin), visit, acknowledged)
      // Awaited at the end; a phase that fails first is the error.
      visiting.catch(() => {})

      /** Waits until the cluster is whole and a request is stored. */
      async function settle() {
        await cluster.whole()
        const since = performance.now()
        await until(() => last > since, 'no request is stored any more')
        return cluster.whole()
      }
      async function replaceServer(): Promise<void> {
        await servers.shift()?.server.stopped('SIGKILL')
        servers.push(await clinic.start())
      }

      console.log(`      ${header}`)
      for (const name of names) {
        const parts = await settle()
        const known = acknowledged.size
        tally = newTally(name)
        tallies.push(tally)
        await phases[name]?.({ cluster, ...parts, replaceServer })
        await settle()
        const own = [...acknowledged].slice(known)
        const rows = await clinic.rows()
        const stored = new Set(rows.map(({ id }) => id))
        const isTwice = (form: string) => rows.filter((row) => row.name === form).length > 1
        tally.ids = own.map(([, { id }]) => id)
        tally.missing = tally.ids.filter((id) => !stored.has(id)).length
        tally.doubled = own.filter(([form]) => isTwice(form)).length
        console.log(`      ${line(tally)}`)
        tally = newTally('between')
      }
      isOver = true
      await visiting
      const isSent = async () => {
        await wait(1000)
        return (await ask('SELECT FROM outbox WHERE delivered_at IS NULL')).length === 0
      }
      await until(isSent, 'not all mails are sent', mailPatience)
      const mails = new Map<string, number>()
      for (const { request_id, message_id } of await ask('SELECT * FROM outbox')) {
        const sent = mail.mails.filter(({ messageId }) => messageId === message_id)
        mails.set(request_id, Math.min(sent.length, 2))
      }
      const mailsOf = ({ ids }: (typeof tallies)[number]) =>
        [0, 1, 2].map((count) => ids.filter((id) => (mails.get(id) ?? 0) === count).length)
      const rows = tallies.map((each) => `${line(each)} ${mailsOf(each).join(' / ')} |`)
      const table = [`${header} mails 0 / 1 / 2+ |`, ...rows].join('\n      ')
      const bad = tallies.filter(({ missing, doubled }) => missing + doubled > 0)
      must(bad.length === 0, `${bad.length} phases lost or doubled requests\n      ${table}`)
      await mustAllBeThere(clinic, acknowledged)
      for (const { server } of servers)
        must((await server.stopped('SIGTERM')) === 0, 'a process did not exit with 0')
      return `${acknowledged.size} acknowledged, 0 missing, 0 twice, no process ended\n      ${table}`
    })
  } finally {
    isOver = true
    await cluster.stop()
    await mail.stop()
  }
}

export const failoverProof: Proof = {
  name: 'failover',
  claim:
    'A PostgreSQL cluster that is killed, stalled, frozen, cut off and switched under visitors loses and doubles no acknowledged request.',
  run: ({ former }) => liveThrough(Object.keys(phases), former),
}

export const freezesProof: Proof = {
  name: 'freezes',
  claim: 'A primary that is frozen and awakes, again and again, erases no acknowledged request.',
  run: ({ rounds = 20, former }) => liveThrough(Array(rounds).fill('primary frozen'), former),
}
