import { once } from 'node:events'
import { connect } from 'node:net'
import { fillForm, post, sendForm } from '../../support/visitor.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { atOnce } from '../visitors.ts'

const refusals = [400, 413, 415]

/** Bytes that are not HTTP, or a body that does not arrive. */
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

/** Sends raw bytes and ends the connection; resolves when it is closed. */
async function hangUp(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => socket.destroy())
  socket.resume().end(bytes)
  await once(socket, 'close')
}

export const malformedProof: Proof = {
  name: 'malformed',
  claim: '10,000 malformed bodies crash nothing and leave no row.',
  run: () =>
    withClinic({ RATE_LIMIT_ADDRESS: 'off' }, async ({ agent, start, rows }) => {
      const { server, origin } = await start()
      const random = seeded(10_000)
      const counts = new Map<number, number>()
      await atOnce(8, 10_000, async (at) => {
        const { body, type } = malformed(random)
        const { status } = await post(agent, origin, body, { 'Content-Type': type })
        must(refusals.includes(status), `${status} for ${new TextDecoder().decode(body)}`)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        const bytes = broken[at % 400]
        if (bytes) await hangUp(Number(new URL(origin).port), bytes)
      })
      const answer = await sendForm(agent, origin, fillForm('Hasta', '1'))
      must(answer.status === 201, `afterwards a visitor was answered ${answer.status}`)
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
      must(server.errors.length === 0, `the server complained: ${server.errors[0]}`)
      const left = (await rows()).length - 1
      must(left === 0, `${left} rows were left`)
      const shares = [...counts].map(([status, count]) => `${count} × ${status}`)
      return `${shares.join(', ')}, ${25 * broken.length} broken connections; then one visitor: 201`
    }),
}

/** A valid request. */
const wellFormed = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: 'Selin Ardıç',
  request: 'Muayene',
}

const whole = JSON.stringify(wellFormed)
const form = new URLSearchParams(wellFormed).toString()
const { name: _name, ...nameless } = wellFormed
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '', 'a/b;;=']

export type Malformed = { body: Uint8Array<ArrayBuffer>; type: string }

/** A body that is no valid request, and a content type. */
export function malformed(random: () => number): Malformed {
  // Supported types are the most frequent.
  const type = types[Math.floor(random() ** 2 * types.length)] ?? ''
  return { body: malformedBody(random), type }
}

function malformedBody(random: () => number): Uint8Array<ArrayBuffer> {
  const upTo = (most: number) => Math.floor(random() * most)
  const pick = <T>(...choices: [T, ...T[]]): T => choices[upTo(choices.length)] ?? choices[0]
  const odd = () => pick<unknown>(null, 5, true, [], {}, [['']], 'x'.repeat(121))
  const field = pick('name', 'phone', 'doctor', 'request')
  const noise = () => Uint8Array.from({ length: upTo(300) }, () => upTo(256))
  const shape = pick<() => string | Uint8Array<ArrayBuffer>>(
    () => noise(),
    () => new Uint8Array([...noise(), 0xff, 0xc3]),
    () => whole.slice(0, upTo(whole.length)),
    () => whole.slice(1 + upTo(whole.length - 1)),
    () => whole + pick('}', ',', '"', whole, '\u0000'),
    () => JSON.stringify({ ...wellFormed, [field]: odd() }),
    () => JSON.stringify({ ...nameless, [pick('Name', 'ad', '__proto__', '')]: 'x' }),
    () => JSON.stringify({ ...wellFormed, [`extra${upTo(9)}`]: 'x' }),
    () => JSON.stringify({ ...wellFormed, website: 'https://spam.example' }),
    () =>
      JSON.stringify(pick<unknown>([wellFormed], [[wellFormed]], { body: wellFormed }, 7, null)),
    () => '['.repeat(1 + upTo(4000)),
    () => `${'{"name":'.repeat(1 + upTo(400))}`,
    () => JSON.stringify({ ...wellFormed, name: pick('', ' ', '\u0000', '\u200b', '\ud800') }),
    () => `${form}&${pick('name=x', '%', '%zz=1', '%ff=1', 'a=b', '=', 'website=x')}`,
    () => whole.replaceAll('"', pick("'", '', '`')),
    () => ' '.repeat(4097 + upTo(9000)),
  )()
  return typeof shape === 'string' ? new TextEncoder().encode(shape) : shape
}
