import { setTimeout as wait } from 'node:timers/promises'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { howToInstallCluster, missingForCluster, startCluster } from './patroni.ts'

/** Milliseconds between two requests. */
const pause = 100
/** Milliseconds without a response after which a process counts as down. */
const timeout = 12_000

/** Requests the health of a server repeatedly: records its outages and its current state. */
function watch(origin: string) {
  let isHealthy = true
  let stopped = false
  const outages: number[] = []
  const watching = (async () => {
    let since = 0
    while (!stopped) {
      const signal = AbortSignal.timeout(timeout)
      const answer = await fetch(`${origin}/api/health`, { signal }).catch(() => undefined)
      if (isHealthy && answer?.status !== 200) since = performance.now()
      if (!isHealthy && answer?.status === 200) outages.push(performance.now() - since)
      isHealthy = answer?.status === 200
      await wait(pause)
    }
  })()
  return {
    isHealthy: () => isHealthy,
    /** Seconds of each outage. */
    outages: () => outages.map((ms) => Math.round(ms / 100) / 10),
    stop: () => {
      stopped = true
      return watching
    },
  }
}

const unhealthy = 'the servers have not become healthy again'

/**
 * Two server processes on a cluster under visitors lose a synchronous standby, and then `times`
 * the primary, each time after the cluster is complete again.
 */
export async function loseThePrimary(times: number, visitors: number) {
  const cluster = await startCluster()
  let isOver = false
  try {
    return await withClinic({ ...unlimited, DATABASE_URL: cluster.url }, async (clinic) => {
      const both = [await clinic.start(), await clinic.start()]
      const origins = both.map(({ origin }) => origin)
      const watches = origins.map(watch)
      const isHealthy = () => watches.every((each) => each.isHealthy())
      const visiting = visitAll(() => origins, { visitors, everyMs: 2000, forMs: () => isOver })

      await wait(5000)
      const { standby } = await cluster.whole()
      await cluster.lose(standby)
      await wait(10_000)
      const unnoticed = watches.flatMap((each) => each.outages())
      must(
        isHealthy() && unnoticed.length === 0,
        `the loss of a standby was noticed: ${unnoticed} s`,
      )
      cluster.startAgain(standby)

      for (let time = 0; time < times; time += 1) {
        const { primary } = await cluster.whole()
        await cluster.lose(primary)
        const known = watches.map((each) => each.outages().length)
        const isBack = () => watches.every((each, at) => each.outages().length > (known[at] ?? 0))
        await until(isBack, unhealthy)
        cluster.startAgain(primary)
      }
      await cluster.whole()
      isOver = true
      const { acknowledged, figures } = await visiting
      await until(isHealthy, unhealthy)
      for (const each of watches) await each.stop()
      await mustAllBeThere(clinic, acknowledged)
      for (const { server } of both) {
        process.kill(server.pid, 0)
        must((await server.stopped('SIGTERM')) === 0, 'a process did not exit with 0')
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
    'A PostgreSQL primary lost under visitors, five times, loses and doubles no acknowledged request; the loss of a standby is not noticeable.',
  async run({ rounds = 5 }) {
    const missing = missingForCluster()
    must(missing.length === 0, `${missing.join(', ')} is not here: ${howToInstallCluster}`)
    const { figures, outages } = await loseThePrimary(rounds, 40)
    const { posts, retries, p50, p99, longest } = figures
    return [
      `${rounds} primaries lost: ${posts} acknowledged, 0 missing, 0 twice; ${retries} sent again; ms p50 ${p50}, p99 ${p99}, longest ${longest}`,
      `no process ended; unhealthy for (seconds, each process): ${outages.map((each) => each.join(', ')).join(' · ')}`,
      'a synchronous standby lost: not noticeable',
    ].join('\n      ')
  },
}
