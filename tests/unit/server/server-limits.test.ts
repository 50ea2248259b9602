import { describe, expect, test } from 'vitest'
import { clientAddress } from '../../../src/server/base/limits'
import { readSettings } from '../../../src/server/http/settings'
import { openEndpoint, stillClock } from '../../support/serverFixture'

const minute = 60_000
let number = 0
/** A new phone for each call, so that only the address is limited. */
const anyone = () => {
  number += 1
  return { phone: `+90 530 ${number}` }
}

describe('an address', () => {
  test('may send thirty requests in ten minutes, then gets the time to retry', async () => {
    const clock = stillClock()
    const { send, store } = openEndpoint({}, clock)
    for (let sent = 0; sent < 30; sent += 1) expect((await send(anyone())).status).toBe(201)
    clock.time += 4 * minute
    const refused = await send(anyone())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('360')
    expect(await refused.json()).toMatchObject({
      error: 'tooMany',
      message: expect.stringContaining('bizi arayın'),
    })
    expect(await store.list()).toHaveLength(30)
    expect((await send(anyone(), { from: '192.0.2.2' })).status).toBe(201)

    clock.time += 6 * minute - 1
    expect((await send(anyone())).status).toBe(429)
    clock.time += 1
    expect((await send(anyone())).status).toBe(201)
  })

  test('does not wait longer after refused attempts', async () => {
    const clock = stillClock()
    const { send } = openEndpoint({ RATE_LIMIT_ADDRESS: '2/60' }, clock)
    await send(anyone())
    await send({ phone: '' })
    for (let sent = 0; sent < 5; sent += 1) expect((await send(anyone())).status).toBe(429)
    clock.time += minute
    expect((await send(anyone())).status).toBe(201)
  })

  test('waits no longer than the limit if the clock is set back', async () => {
    const clock = stillClock()
    const { send } = openEndpoint({ RATE_LIMIT_ADDRESS: '1/60' }, clock)
    await send(anyone())
    clock.time -= 200 * 24 * 60 * minute
    expect((await send(anyone())).status).toBe(201)
    expect((await send(anyone())).headers.get('Retry-After')).toBe('60')
  })

  test('behind a proxy is the visitor’s only if TRUST_PROXY is set', async () => {
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const limit = { RATE_LIMIT_ADDRESS: '1/60' }
    const direct = openEndpoint(limit)
    expect((await direct.send(anyone(), from('198.51.100.1'))).status).toBe(201)
    expect((await direct.send(anyone(), from('198.51.100.2'))).status).toBe(429)

    const behind = openEndpoint({ ...limit, TRUST_PROXY: '1' })
    expect((await behind.send(anyone(), from('198.51.100.1'))).status).toBe(201)
    expect((await behind.send(anyone(), from('198.51.100.2'))).status).toBe(201)
    // A visitor can only write entries further left.
    expect((await behind.send(anyone(), from('203.0.113.9, 198.51.100.2'))).status).toBe(429)
  })

  test('can be exempt from the limit', async () => {
    const { send } = openEndpoint({ RATE_LIMIT_ADDRESS: 'off' })
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(anyone())))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  })

  test('is neither stored nor logged', async () => {
    const { send, store, log } = openEndpoint({ RATE_LIMIT_ADDRESS: '1/60' })
    await send({}, { from: '192.0.2.77' })
    await send({}, { from: '192.0.2.77' })
    expect(JSON.stringify([await store.list(), log])).not.toContain('192.0.2.77')
    expect(log).toMatchObject([{ status: 201 }, { status: 429, error: 'tooMany' }])
  })

  test.each([
    [0, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [1, '192.0.2.1', undefined, '192.0.2.1'],
    [1, '192.0.2.1', 'nonsense', '192.0.2.1'],
    [1, '192.0.2.1', '203.0.113.9,198.51.100.1', '198.51.100.1'],
    [2, '192.0.2.1', '203.0.113.9, 198.51.100.1', '203.0.113.9'],
    [3, '192.0.2.1', '203.0.113.9, 198.51.100.1', '203.0.113.9'],
    [1, '192.0.2.1', '198.51.100.1:4711', '198.51.100.1'],
    [1, '192.0.2.1', '[2001:db8::5]:4711', '2001:db8:0:0::/64'],
    [0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    [0, '::ffff:c000:201', undefined, '192.0.2.1'],
    [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    [0, '2001:0DB8:0001:0002::9', undefined, '2001:db8:1:2::/64'],
    [0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    [0, '::1', undefined, '0:0:0:0::/64'],
    [0, undefined, undefined, 'unknown'],
  ])('behind %i proxies, from peer %s with %s, is %s', (proxies, peer, forwardedFor, address) => {
    expect(clientAddress({ peer, forwardedFor }, proxies)).toBe(address)
  })
})

describe('a phone number', () => {
  const spellings = ['0532 000 00 00', '+90 532 000 00 00', '(532) 000-0000', '0090 5320000000']

  test('with more than ten requests in a day is marked, in any spelling and from any address', async () => {
    const clock = stillClock()
    const { send, store } = openEndpoint({}, clock)
    const marks = async () => (await store.list()).map(({ repeated }) => repeated).reverse()
    for (let sent = 0; sent < 10; sent += 1) {
      const phone = spellings[sent % spellings.length]
      expect((await send({ phone }, { from: `192.0.2.${sent}` })).status).toBe(201)
      clock.time += 60 * minute
    }
    expect(await marks()).toEqual(Array(10).fill(false))
    // A stranger may have sent the first ten, the owner the eleventh.
    expect((await send({ phone: spellings[0] }, { from: '192.0.2.99' })).status).toBe(201)
    expect((await send({ phone: '0533 000 00 00' })).status).toBe(201)
    expect((await marks()).slice(10)).toEqual([true, false])

    clock.time += 16 * 60 * minute
    await send({ phone: spellings[1] })
    expect((await marks()).at(-1)).toBe(false)
  })

  test('is not marked because of requests dated in the future by a fast clock', async () => {
    const clock = stillClock()
    const { send, store } = openEndpoint({ RATE_LIMIT_PHONE: '1/60' }, clock)
    clock.time += 200 * 24 * 60 * minute
    await send()
    clock.time -= 200 * 24 * 60 * minute
    await send()
    expect(await store.list()).toMatchObject([{ repeated: false }, { repeated: false }])
  })
})

describe('an operator who mistypes a setting', () => {
  test.each([
    [{ RATE_LIMIT_ADDRESS: '30' }, /RATE_LIMIT_ADDRESS is "30".*30\/600/],
    [{ RATE_LIMIT_PHONE: '0/60' }, /RATE_LIMIT_PHONE/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY is "yes"/],
    [{ ALLOWED_ORIGINS: 'mercan.example' }, /ALLOWED_ORIGINS has "mercan.example"/],
    [{ ALLOWED_ORIGINS: 'https://mercan.example/randevu' }, /ALLOWED_ORIGINS/],
    [{ SMTP_URL: 'http://user:hidden@host' }, /SMTP_URL must be like/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
  ])('%j reads which one and its format', (env, message) => {
    expect(() => readSettings(env)).toThrow(message)
    expect(() => readSettings(env)).not.toThrow(/hidden/)
  })
})
