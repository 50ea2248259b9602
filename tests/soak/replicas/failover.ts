import { startMailServer } from '../../support/mailServer.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { howToInstallCluster, missingForCluster, startCluster } from './patroni.ts'
import { former, recommended } from './patroniFiles.ts'
import { type Phase, phases, primaryFrozen } from './phases.ts'
import { compare, header, line, mailCell, newTally, note, type Tally } from './tally.ts'

/** Milliseconds for the outbox to become empty: the lease of a mail in hand and the longest sleep. */
const mailPatience = 480_000

/**
 * Two server processes on a cluster live through the phases under 12 visitors, each phase on a
 * whole cluster. Resolves to a table; throws with it if an acknowledged request is missing or doubled.
 */
async function liveThrough(all: readonly Phase[], isFormer: boolean): Promise<string> {
  const missing = missingForCluster()
  must(missing.length === 0, `${missing.join(', ')} is not here: ${howToInstallCluster}`)
  const cluster = await startCluster(isFormer ? former : recommended)
  const mail = await startMailServer()
  let isOver = false
  const env = { ...unlimited, DATABASE_URL: cluster.url, SMTP_URL: mail.url }
  const ask = async (sql: string) => cluster.ask((await cluster.whole()).primary, sql)
  try {
    return await withClinic(env, async (clinic) => {
      const servers = [await clinic.start(), await clinic.start()]
      const tallies: Tally[] = []
      let tally = newTally('before')
      let last = performance.now()
      const acknowledged: NonNullable<Parameters<typeof visitAll>[2]> = new Map()
      const visit = {
        visitors: 12,
        everyMs: 1000,
        forMs: () => isOver,
        onAnswer(status: number | 'cut off', ms: number) {
          note(tally, status, ms, last)
          if (status === 201) last = performance.now()
        },
      }
      const visiting = visitAll(() => servers.map(({ origin }) => origin), visit, acknowledged)
      // Awaited at the end; a phase that fails first is the error.
      visiting.catch(() => {})

      async function settle(): Promise<void> {
        await cluster.whole()
        const since = performance.now()
        await until(() => last > since, 'no request is stored any more')
        await cluster.whole()
      }
      async function replaceServer(): Promise<void> {
        await servers.shift()?.server.stopped('SIGKILL')
        servers.push(await clinic.start())
      }

      console.log(`      ${header}`)
      for (const { name, run } of all) {
        await settle()
        const known = acknowledged.size
        tally = newTally(name)
        tallies.push(tally)
        await run({ cluster, replaceServer })
        await settle()
        tally.acknowledged = [...acknowledged].slice(known)
        compare(tally, await clinic.rows())
        console.log(`      ${line(tally)}`)
        tally = newTally('between')
      }
      isOver = true
      await visiting
      const waiting = 'SELECT FROM outbox WHERE delivered_at IS NULL'
      const isSent = async () => (await ask(waiting)).length === 0
      await until(isSent, 'the outbox is not empty', mailPatience)
      const outbox = await ask('SELECT request_id, message_id FROM outbox')
      const requestOf = new Map<string, string>(
        outbox.map(({ request_id, message_id }) => [message_id, request_id]),
      )
      const sent = mail.mails.map(({ messageId }) => requestOf.get(messageId) ?? '')
      const lines = tallies.map((each) => `${line(each)} ${mailCell(each, sent)} |`)
      const table = [`${header} mails 0 / 1 / 2+ |`, ...lines].join('\n      ')
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
  run: ({ isFormer = false }) => liveThrough(phases, isFormer),
}

export const freezesProof: Proof = {
  name: 'freezes',
  claim: 'A primary that is frozen and awakes, again and again, erases no acknowledged request.',
  run: ({ rounds = 20, isFormer = false }) =>
    liveThrough(
      Array.from({ length: rounds }, () => primaryFrozen),
      isFormer,
    ),
}
