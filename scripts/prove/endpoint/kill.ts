import { addDesk } from '../desk/openDesks.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { copyClinic } from './clinicCopy.ts'
import { nobody } from './load.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'
import { mustHold, storedRows } from './storedRows.ts'
import {
  type FilledForm,
  fillForm,
  keepAlive,
  type Receipt,
  readReceipt,
  sendForm,
} from './visitor.ts'

const visitors = 8
/** Thousands of posts from one machine are what the limits are against. */
const env = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }

/**
 * One round: `posts` requests, and a kill -9 once `killAfter` of them are
 * acknowledged. What was acknowledged is there; the server starts again on the
 * same file, the visitors retry the rest, and then each request is there once.
 * `company` is there from before the kill to the end.
 * Resolves to how many requests were cut off unanswered.
 */
export async function killInTheMiddle(
  posts: number,
  killAfter: number,
  company = nobody,
): Promise<number> {
  const clinic = copyClinic()
  addDesk(clinic.root)
  const servers: [ServerProcess, ...ServerProcess[]] = [startServer(clinic.root, env)]
  const acknowledged = new Map<string, Receipt>()
  const waiting = Array.from({ length: posts }, (_, index) =>
    fillForm(`Hasta ${index}`, `${index}`),
  )
  const cutOff: FilledForm[] = []
  let leave = async () => {}

  /** Several at a time, until all are sent or the server is gone. */
  async function sendAll(server: ServerProcess, forms: FilledForm[], onAnswer = () => {}) {
    const agent = keepAlive()
    const origin = await server.ready()
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

  try {
    const [killed] = servers
    leave = await company(clinic.root, await killed.ready())
    await sendAll(killed, waiting, () => {
      if (acknowledged.size === killAfter) killed.kill('SIGKILL')
    })
    await killed.stopped('SIGKILL')
    must(waiting.length > 0, 'the server was killed too late to be in the middle of anything')
    mustHold(await storedRows(clinic.root), acknowledged)

    const restarted = startServer(clinic.root, env)
    servers.push(restarted)
    const retried = cutOff.splice(0)
    await sendAll(restarted, [...retried, ...waiting])
    await restarted.stopped('SIGTERM')
    const rows = await storedRows(clinic.root)
    mustHold(rows, acknowledged)
    must(rows.length === posts, `${rows.length} rows for ${posts} requests`)
    return retried.length
  } finally {
    await leave()
    for (const server of servers) server.kill('SIGKILL')
    clinic.remove()
  }
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^ECONN|^EPIPE$/.test(String(error.code))

export const killProof: Proof = {
  name: 'kill',
  claim: 'kill -9 in the middle of 1,000 posts, 20 times, loses nothing that was acknowledged.',
  async run() {
    const random = seeded(9)
    let cutOff = 0
    for (let round = 0; round < 20; round += 1) {
      cutOff += await killInTheMiddle(1000, 50 + Math.floor(random() * 900))
    }
    return `20 kills, 20000 requests, ${cutOff} cut off and sent again; none lost, none twice`
  },
}
