import { expect, test } from 'vitest'
import { filled, openClinic } from './server-fixture'

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const whole = JSON.stringify(filled)
const form = new URLSearchParams(filled).toString()
const { name: _name, ...nameless } = filled

/** Bodies of which none is a request, each in its way. */
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
    () => JSON.stringify({ ...filled, [field]: odd() }),
    () => JSON.stringify({ ...nameless, [pick('Name', 'ad', '__proto__', '')]: 'x' }),
    () => JSON.stringify({ ...filled, [`extra${upTo(9)}`]: 'x' }),
    () => JSON.stringify(pick<unknown>([filled], [[filled]], { body: filled }, whole, 7, null)),
    () => '['.repeat(1 + upTo(4000)),
    () => `${'{"name":'.repeat(1 + upTo(400))}`,
    () => JSON.stringify({ ...filled, name: pick('', ' ', '\u0000', '\u200b', '\ud800') }),
    () => `${form}&${pick('name=x', '%', '%zz=1', '%ff=1', 'a=b', '=')}`,
    () => JSON.stringify(filled).replaceAll('"', pick("'", '', '`')),
    () => ' '.repeat(4097 + upTo(9000)),
  )()
  return typeof shape === 'string' ? new TextEncoder().encode(shape) : shape
}

test('a thousand malformed bodies are each refused and leave no trace', async () => {
  const { post, store, log } = openClinic()
  const random = seeded(20261121)
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    '',
    'a/b;;=',
  ]
  for (let count = 0; count < 1000; count += 1) {
    const body = malformedBody(random)
    // Mostly as what the endpoint reads, sometimes as what it does not.
    const type = types[Math.floor(random() ** 2 * types.length)] ?? ''
    const { status } = await post(body, { 'Content-Type': type })
    expect([400, 413, 415], `${type}: ${JSON.stringify(new TextDecoder().decode(body))}`).toContain(
      status,
    )
  }
  expect(await store.list()).toEqual([])
  expect(new Set(log.map((line) => line.status))).toEqual(new Set([400, 413, 415]))
  expect(log).toHaveLength(1000)
})
