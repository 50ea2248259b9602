import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { mustHold } from '../../support/storedRows.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { answering, invitePatients } from './answering.ts'

const visitors = 8
const patients = 4

/**
 * Kills the server after `killAfter` of `posts` receipts, while patients answer messages: no
 * acknowledged request or answer is lost. It restarts, visitors retry, and each request is stored
 * once. Resolves to the numbers of retries and of acknowledged answers.
 */
export const killInTheMiddle = (posts: number, killAfter: number) =>
  withClinic({ ...unlimited, ...answering }, async ({ root, start, rows: allRows }) => {
    const invited = await invitePatients(root, patients)
    const rows = async () => (await allRows()).filter(({ name }) => !invited.isPatient(name))

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
    let isOver = false
    const answers = invited.answerAll(
      () => running.origin,
      () => isOver,
    )
    const visiting = visitAll(() => [running.origin], visit, acknowledged)
    await Promise.race([running.server.stopped(), visiting])
    must(acknowledged.size < posts, 'the server was killed after the last request')
    mustHold(await rows(), acknowledged)
    await invited.mustBeKept()

    running = await start()
    const { figures } = await visiting
    isOver = true
    const answered = await answers
    await running.server.stopped('SIGTERM')
    must(figures.refused === 0, `${figures.refused} were answered 5xx`)
    must(figures.posts === posts, `${figures.posts} of ${posts} were acknowledged`)
    await mustAllBeThere({ rows }, acknowledged)
    await invited.mustBeKept()
    return { retries: figures.retries, answered }
  })

const POSTS = 1000

export const killProof: Proof = {
  name: 'kill',
  claim:
    'kill -9 in the middle of 1,000 posts and answers of patients, 20 times, loses nothing that was acknowledged.',
  async run({ seed = 9, rounds = 20 }) {
    const random = seeded(seed)
    let [retries, answers] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const killAfter = Math.floor(POSTS * (0.05 + 0.85 * random()))
      const figures = await killInTheMiddle(POSTS, killAfter)
      retries += figures.retries
      answers += figures.answered
    }
    return `${rounds} kills, ${rounds * POSTS} requests, ${answers} answers, ${retries} retries; none lost, none stored twice`
  },
}
