import { once } from 'node:events'
import { expect, test } from 'vitest'
import { seeded } from '../../soak/proof'
import { heard, openBareServer } from '../../support/bareServer'
import { openClinic, openEndpoint } from '../../support/serverFixture'

test('a thousand malformed bodies are each refused and leave no trace', async () => {
  const { post, store, log } = openClinic()
  const random = seeded(20261121)
  for (let count = 0; count < 1000; count += 1) {
    const { body, type } = malformed(random)
    const { status } = await post(body, { 'Content-Type': type })
    expect([400, 413, 415], `${type}: ${JSON.stringify(new TextDecoder().decode(body))}`).toContain(
      status,
    )
  }
  expect(await store.list()).toEqual([])
  expect(new Set(log.map((line) => 'status' in line && line.status))).toEqual(
    new Set([400, 413, 415]),
  )
  expect(log).toHaveLength(1000)
})

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

test.each(broken)(
  'a visitor is served after a client whose bytes are no whole request: %j',
  async (bytes) => {
    const { connect } = await openBareServer(openEndpoint().fetch)
    const client = connect().resume()
    client.end(bytes)
    await once(client, 'close')
    const visitor = connect()
    const answer = heard(visitor, 'HTTP/1.1 ')
    visitor.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await answer).toContain('200 OK')
  },
)

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

type Malformed = { body: Uint8Array<ArrayBuffer>; type: string }

/** A body that is no valid request, and a content type. */
function malformed(random: () => number): Malformed {
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
