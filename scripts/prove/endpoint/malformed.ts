import { once } from 'node:events'
import { connect } from 'node:net'
import { must, type Proof, seeded } from '../proof.ts'
import { copyClinic } from './clinicCopy.ts'
import { malformed } from './malformedBodies.ts'
import { startServer } from './serverProcess.ts'
import { storedRows } from './storedRows.ts'
import { fillForm, keepAlive, post, sendForm } from './visitor.ts'

const env = { RATE_LIMIT_ADDRESS: 'off' }
const refusals = [400, 413, 415]

/** Bytes that are not even HTTP, or a body that never comes. */
const broken = [
  'POST /api/randevus HTTP/1.1\r\n\r\n',
  'POST /api/randevus HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}',
  'POST /api/randevus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name"',
  'POST /api/randevus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}',
  'POST /api/randevus HTTP/1.1\r\nHost: \u0000\r\n\r\n',
  'POST http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
  `POST /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001',
]

/** Sends raw bytes and hangs up; resolves when the connection is over. */
async function hangUp(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => socket.destroy())
  socket.resume().end(bytes)
  await once(socket, 'close')
}

export const malformedProof: Proof = {
  name: 'malformed',
  claim: '10,000 malformed bodies crash nothing and leave no row.',
  async run() {
    const clinic = copyClinic()
    const server = startServer(clinic.root, env)
    const agent = keepAlive()
    const random = seeded(10_000)
    const counts = new Map<number, number>()
    let left = 10_000
    try {
      const origin = await server.ready()
      const sender = async () => {
        while (left > 0) {
          left -= 1
          const { body, type } = malformed(random)
          const { status } = await post(agent, origin, body, { 'Content-Type': type })
          must(refusals.includes(status), `${status} for ${new TextDecoder().decode(body)}`)
          counts.set(status, (counts.get(status) ?? 0) + 1)
          const bytes = broken[left % 400]
          if (bytes) await hangUp(Number(new URL(origin).port), bytes)
        }
      }
      await Promise.all(Array.from({ length: 8 }, sender))
      const answer = await sendForm(agent, origin, fillForm('Hasta', '1'))
      must(answer.status === 201, `afterwards a visitor was answered ${answer.status}`)
      agent.destroy()
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
      must(server.errors.length === 0, `the server complained: ${server.errors[0]}`)
      const rows = await storedRows(clinic.root)
      must(rows.length === 1, `${rows.length - 1} rows were left`)
      const shares = [...counts].map(([status, count]) => `${count} × ${status}`)
      return `${shares.join(', ')}, ${25 * broken.length} broken connections; then one visitor: 201`
    } finally {
      server.kill('SIGKILL')
      clinic.remove()
    }
  },
}
