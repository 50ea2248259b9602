import { setTimeout as wait } from 'node:timers/promises'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { howToInstallCluster, missingForCluster, startCluster } from './patroni.ts'

const look = 100
/** Milliseconds without a response after which a process counts as down. */
const silent = 12_000

/** Asks a server after its health, over and over: when it was down, and whether it is well now. */
function watch(origin: string) {
  let isWell = true
  let stopped = false
  const outages: number[] = []
  const watching = (async () => {
    let since = 0
    while (!stopped) {
      const signal = AbortSignal.timeout(silent)
      const answer = await fetch(`${origin}/api/health`, { signal }).catch(() => undefined)
      if (isWell && answer?.status !== 200) since = performance.now()
      if (!isWell && answer?.status === 200) outages.push(performance.now() - since)
      isWell = answer?.status === 200
      await wait(look)
    }
  })()
  return {
    isWell: () => isWell,
    /** Seconds, one for each time that it was not well. */
    outages: () => outages.map((ms) => Math.round(ms / 100) / 10),
    stop: () => {
      stopped = true
      return watching
    },
  }
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 120_000
  while (!condition()) {
    must(performance.now() < end, 'the servers have not become well again')
    await wait(look)
  }
}

/**
 * Two server processes on a cluster, visitors on them: the primary is lost so often, each time
 * when the cluster is whole again, and before that a synchronous standby once.
 */
export async function loseThePrimary(times: number, visitors: number) {
  const cluster = await startCluster()
  let isOver = false
  try {
    return await withClinic({ ...unlimited, DATABASE_URL: cluster.url }, async (clinic) => {
      const both = [await clinic.start(), await clinic.start()]
      const origins = both.map(({ origin }) => origin)
      const watches = origins.map(watch)
      const isWell = () => watches.every((each) => each.isWell())
      const visiting = visitAll(() => origins, { visitors, everyMs: 2000, forMs: () => isOver })

      await wait(5000)
      const { standby } = await cluster.whole()
      await cluster.lose(standby)
      await wait(10_000)
      const unnoticed = watches.flatMap((each) => each.outages())
      must(isWell() && unnoticed.length === 0, `the loss of a standby was noticed: ${unnoticed} s`)
      cluster.startAgain(standby)

      for (let time = 0; time < times; time += 1) {
        const { primary } = await cluster.whole()
        await cluster.lose(primary)
        const known = watches.map((each) => each.outages().length)
        await until(() => watches.every((each, at) => each.outages().length > (known[at] ?? 0)))
        cluster.startAgain(primary)
      }
      await cluster.whole()
      isOver = true
      const { acknowledged, figures } = await visiting
      await until(isWell)
      for (const each of watches) await each.stop()
      await mustAllBeThere(clinic, acknowledged)
      for (const { server } of both) {
        process.kill(server.pid, 0)
        must((await server.stopped('SIGTERM')) === 0, 'a process has not stopped in good order')
      }
      return { figures, outages: watches.map((each) => each.outages()) }
    })
  } finally {
    isOver = true
    await cluster.stop()
  }
}

export const failoverProof: Proof = {
  name: 'failover',
  claim:
    'A PostgreSQL that is lost under visitors, five times, loses and doubles nothing acknowledged; a standby’s loss is not noticed.',
  async run({ rounds = 5 }) {
    const missing = missingForCluster()
    must(missing.length === 0, `${missing.join(', ')} is not here: ${howToInstallCluster}`)
    const { figures, outages } = await loseThePrimary(rounds, 40)
    const { posts, retries, p50, p99, longest } = figures
    return [
      `${rounds} primaries lost: ${posts} acknowledged, 0 missing, 0 twice; ${retries} sent again; ms p50 ${p50}, p99 ${p99}, longest ${longest}`,
      `no process ended; not well for (seconds, each process): ${outages.map((each) => each.join(', ')).join(' · ')}`,
      'a synchronous standby lost: not noticed',
    ].join('\n      ')
  },
}
