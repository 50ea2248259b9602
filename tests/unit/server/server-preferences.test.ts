import { describe, expect, test } from 'vitest'
import { filled, openClinic, openEndpoint, stillClock } from '../../support/serverFixture'

const wish = { days: ['tuesday', 'friday'], time: 'evening', channel: 'chat', language: '' }
const json = { 'Content-Type': 'application/json' }

/** A clinic with a request; `prefer` posts preferences for it. */
async function openWithRequest() {
  const { api, postJson, store } = openClinic()
  const { headers } = await postJson(filled)
  const [reference, secret] = [headers.get('Request-Reference'), headers.get('Request-Secret')]
  const prefer = (change: object = {}, init: RequestInit = {}) =>
    api.request('/api/preferences', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ reference, secret, ...wish, ...change }),
      ...init,
    })
  const correct = (change: object = {}, init: RequestInit = {}) =>
    api.request('/api/phone', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ reference, secret, phone: '0532 777 22 33', ...change }),
      ...init,
    })
  const kept = async () => (await store.list())[0]?.preferences
  const phones = async () => (await store.list()).map(({ phone }) => phone)
  return { postJson, prefer, correct, kept, phones }
}

describe('a visitor whose request has arrived', () => {
  test('adds when and how to be reached, and may change it', async () => {
    const { prefer, kept } = await openWithRequest()
    expect(await kept()).toBe('')
    expect((await prefer()).status).toBe(204)
    expect(JSON.parse((await kept()) ?? '')).toEqual(wish)
    expect((await prefer({ days: [], channel: '' })).status).toBe(204)
    expect(JSON.parse((await kept()) ?? '')).toEqual({ ...wish, days: [], channel: '' })
  })

  test('adds nothing to a request whose secret she does not have', async () => {
    const { prefer, kept, postJson } = await openWithRequest()
    const other = (await postJson({ ...filled, name: 'Başka Hasta' })).headers
    for (const change of [
      { secret: other.get('Request-Secret') },
      { secret: '' },
      { reference: 'AAA-AAA' },
    ])
      expect((await prefer(change)).status).toBe(404)
    expect(await kept()).toBe('')
  })

  test.each([
    ['an unknown day', { days: ['someday'] }],
    ['a sentence instead of a choice', { time: 'Akşamları ararsanız sevinirim' }],
    ['a language the site lacks', { language: 'xx' }],
    ['a field too many', { note: 'x' }],
  ])('is refused with %s', async (_, change) => {
    const { prefer, kept } = await openWithRequest()
    expect((await prefer(change)).status).toBe(400)
    expect(await kept()).toBe('')
  })

  test('is refused from another site, with a body that is no JSON, and by GET', async () => {
    const { prefer } = await openWithRequest()
    const foreign = { ...json, 'Sec-Fetch-Site': 'cross-site' }
    expect((await prefer({}, { headers: foreign })).status).toBe(403)
    expect((await prefer({}, { body: '{' })).status).toBe(400)
    expect((await prefer({}, { method: 'GET', body: null })).status).toBe(405)
  })

  test('adds nothing after an hour, and counts in the rate limit', async () => {
    const clock = stillClock()
    const { send, fetch, store } = openEndpoint({ RATE_LIMIT_ADDRESS: '3/600' }, clock)
    const { headers } = await send()
    const body = JSON.stringify({
      reference: headers.get('Request-Reference'),
      secret: headers.get('Request-Secret'),
      ...wish,
    })
    const prefer = async () => {
      const request = new Request('http://localhost/api/preferences', {
        method: 'POST',
        headers: json,
        body,
      })
      return (await fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })).status
    }
    expect([await prefer(), await prefer(), await prefer()]).toEqual([204, 204, 429])
    clock.time += 60 * 60_000
    expect(await prefer()).toBe(404)
    expect(await store.list()).toHaveLength(1)
  })
})

describe('a visitor who has mistyped her phone', () => {
  test('corrects it in the request that has arrived, as often as she likes', async () => {
    const { correct, phones } = await openWithRequest()
    expect((await correct({ phone: '  0532\u0000777 22 33 ' })).status).toBe(204)
    expect(await phones()).toEqual(['0532 777 22 33'])
    // Sending stays possible with whatever she types.
    expect((await correct({ phone: '123' })).status).toBe(204)
    expect(await phones()).toEqual(['123'])
  })

  test.each([
    ['none', { phone: ' ' }],
    ['one too long', { phone: '5'.repeat(41) }],
    ['one that is no text', { phone: 5327772233 }],
    ['a field too many', { name: 'Başka Hasta' }],
  ])('is refused with %s', async (_, change) => {
    const { correct, phones } = await openWithRequest()
    expect((await correct(change)).status).toBe(400)
    expect(await phones()).toEqual([filled.phone])
  })

  test('corrects no request whose secret she does not have, nor from another site', async () => {
    const { correct, phones, postJson } = await openWithRequest()
    const other = (await postJson({ ...filled, name: 'Başka Hasta' })).headers
    for (const change of [{ secret: other.get('Request-Secret') }, { reference: 'AAA-AAA' }])
      expect((await correct(change)).status).toBe(404)
    const foreign = { ...json, 'Sec-Fetch-Site': 'cross-site' }
    expect((await correct({}, { headers: foreign })).status).toBe(403)
    expect((await correct({}, { method: 'GET', body: null })).status).toBe(405)
    expect(await phones()).toEqual([filled.phone, filled.phone])
  })
})
