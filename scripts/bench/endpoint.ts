import { statSync } from 'node:fs'
import type { Agent } from 'node:http'
import { join } from 'node:path'
import { copyClinic } from '../prove/endpoint/clinicCopy.ts'
import { percentiles } from '../prove/endpoint/load.ts'
import { startServer } from '../prove/endpoint/serverProcess.ts'
import { fillForm, keepAlive, sendForm } from '../prove/endpoint/visitor.ts'
import type { Benchmark } from './benchmark.ts'

const env = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }
const posts = 1000

/** How long durable posts take, one after the other and many at once, and what they weigh. */
export const endpointBenchmark: Benchmark = {
  name: 'endpoint',
  async run() {
    const clinic = copyClinic()
    const start = performance.now()
    const server = startServer(clinic.root, env)
    const agent = keepAlive()
    try {
      const origin = await server.ready()
      const startup = performance.now() - start
      await measure(agent, origin, 1, 50)
      const alone = await measure(agent, origin, 1, posts)
      const together = await measure(agent, origin, 50, posts)
      agent.destroy()
      await server.stopped('SIGTERM')
      const { size } = statSync(join(clinic.root, '.data/requests.db'))
      return [
        `start to first answer possible: ${Math.round(startup)} ms`,
        `${posts} posts, one at a time: ${alone}`,
        `${posts} posts, 50 at a time: ${together}`,
        `a stored request: ${Math.round(size / (2 * posts + 50))} bytes`,
      ]
    } finally {
      server.kill('SIGKILL')
      clinic.remove()
    }
  },
}

async function measure(agent: Agent, origin: string, atOnce: number, count: number) {
  const latencies: number[] = []
  let left = count
  const sender = async () => {
    while (left > 0) {
      left -= 1
      const form = fillForm(`Hasta ${left}`, String(left))
      const sent = performance.now()
      const { status } = await sendForm(agent, origin, form)
      if (status !== 201) throw new Error(`answered ${status}`)
      latencies.push(performance.now() - sent)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atOnce }, sender))
  const perSecond = Math.round(count / ((performance.now() - start) / 1000))
  const { p50, p95, p99, max } = percentiles(latencies)
  return `${perSecond}/s; ms: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max}`
}
