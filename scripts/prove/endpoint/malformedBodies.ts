/** A request as it should be. */
export const wellFormed = {
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

/** A body that is no request, in one of many ways, and the type it claims. */
export function malformed(random: () => number): Malformed {
  // Mostly as what the endpoint reads, sometimes as what it does not.
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
