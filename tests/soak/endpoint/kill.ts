import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { mustHold } from '../../support/storedRows.ts'
import {
  type FilledForm,
  fillForm,
  keepAlive,
  readReceipt,
  sendForm,
} from '../../support/visitor.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { mustAllBeThere } from '../visitors.ts'
import { nobody, twentyDesks } from './load.ts'

const visitors = 8

/**
 * One round: `posts` requests, and a kill -9 once `killAfter` of them are
 * acknowledged. What was acknowledged is there; the server starts again on the
 * same file, the visitors retry the rest, and then each request is there once.
 * `company` is there from before the kill to the end.
 * Resolves to how many requests were cut off unanswered.
 */
export const killInTheMiddle = (
  posts: number,
  killAfter: number,
  company = nobody,
): Promise<number> =>
  withClinic(unlimited, async ({ root, start, rows }) => {
    const acknowledged = new Map<string, Receipt>()
    const waiting = Array.from({ length: posts }, (_, index) =>
      fillForm(`Hasta ${index}`, `${index}`),
    )
    const cutOff: FilledForm[] = []

    /** Several at a time, until all are sent or the server is gone. */
    async function sendAll(origin: string, forms: FilledForm[], onAnswer = () => {}) {
      const agent = keepAlive()
      const visitor = async () => {
        for (let form = forms.shift(); form; form = forms.shift()) {
          try {
            const answer = await sendForm(agent, origin, form)
            must(answer.status === 201, `answered ${answer.status} ${answer.body}`)
            acknowledged.set(form.name, readReceipt(answer))
            onAnswer()
          } catch (error) {
            if (!isLostConnection(error)) throw error
            cutOff.push(form)
            return
          }
        }
      }
      await Promise.all(Array.from({ length: visitors }, visitor))
      agent.destroy()
    }

    const killed = await start()
    const leave = await company(root, killed.origin)
    try {
      await sendAll(killed.origin, waiting, () => {
        if (acknowledged.size === killAfter) killed.server.kill('SIGKILL')
      })
      await killed.server.stopped('SIGKILL')
      must(waiting.length > 0, 'the server was killed too late to be in the middle of anything')
      mustHold(await rows(), acknowledged)

      const restarted = await start()
      const retried = cutOff.splice(0)
      await sendAll(restarted.origin, [...retried, ...waiting])
      await restarted.server.stopped('SIGTERM')
      must(acknowledged.size === posts, `${acknowledged.size} of ${posts} were acknowledged`)
      await mustAllBeThere({ rows }, acknowledged)
      return retried.length
    } finally {
      await leave()
    }
  })

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^ECONN|^EPIPE$/.test(String(error.code))

export const killProof: Proof = {
  name: 'kill',
  claim: 'kill -9 in the middle of 1,000 posts, 20 times, loses nothing that was acknowledged.',
  async run({ seed = 9, rounds = 20 }) {
    const random = seeded(seed)
    let cutOff = 0
    for (let round = 0; round < rounds; round += 1)
      cutOff += await killInTheMiddle(1000, 50 + Math.floor(random() * 900))
    return `${rounds} kills, ${rounds * 1000} requests, ${cutOff} cut off and sent again; none lost, none twice`
  },
}

export const deskKillProof: Proof = {
  name: 'desk-kill',
  claim:
    'kill -9 in the middle of 300 posts with 20 desks open, 20 times, loses nothing that was acknowledged.',
  async run({ seed = 20, rounds = 20 }) {
    const random = seeded(seed)
    let cutOff = 0
    for (let round = 0; round < rounds; round += 1)
      cutOff += await killInTheMiddle(300, 20 + Math.floor(random() * 250), twentyDesks)
    return `${rounds} kills, ${rounds * 300} requests, ${cutOff} cut off and sent again; none lost, none twice`
  },
}
