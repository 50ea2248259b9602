import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { mustHold } from '../../support/storedRows.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'

const visitors = 8

/**
 * Kills the server after `killAfter` of `posts` receipts: no acknowledged request is lost. It
 * restarts, visitors retry, and each request is stored once. Resolves to the number of retries.
 */
export const killInTheMiddle = (posts: number, killAfter: number): Promise<number> =>
  withClinic(unlimited, async ({ start, rows }) => {
    const acknowledged = new Map<string, Receipt>()
    let sent = 0
    let running = await start()
    const visit = {
      visitors,
      everyMs: 0,
      forMs: () => sent++ >= posts,
      onReceipt: () => {
        if (acknowledged.size === killAfter) running.server.kill('SIGKILL')
      },
    }
    const visiting = visitAll(() => [running.origin], visit, acknowledged)
    await Promise.race([running.server.stopped(), visiting])
    must(acknowledged.size < posts, 'the server was killed after the last request')
    mustHold(await rows(), acknowledged)

    running = await start()
    const { figures } = await visiting
    await running.server.stopped('SIGTERM')
    must(figures.refused === 0, `${figures.refused} were answered 5xx`)
    must(figures.posts === posts, `${figures.posts} of ${posts} were acknowledged`)
    await mustAllBeThere({ rows }, acknowledged)
    return figures.retries
  })

const POSTS = 1000

export const killProof: Proof = {
  name: 'kill',
  claim: 'kill -9 in the middle of 1,000 posts, 20 times, loses nothing that was acknowledged.',
  async run({ seed = 9, rounds = 20 }) {
    const random = seeded(seed)
    let retries = 0
    for (let round = 0; round < rounds; round += 1) {
      const killAfter = Math.floor(POSTS * (0.05 + 0.85 * random()))
      retries += await killInTheMiddle(POSTS, killAfter)
    }
    return `${rounds} kills, ${rounds * POSTS} requests, ${retries} retries; none lost, none stored twice`
  },
}
