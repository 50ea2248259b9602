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
  const kept = async () => (await store.list())[0]?.preferences
  return { postJson, prefer, kept }
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
