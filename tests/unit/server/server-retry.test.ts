import { describe, expect, test } from 'vitest'
import { openEndpoint } from '../../support/serverFixture'

const key = { headers: { 'Idempotency-Key': '6f9c2d' } }

describe('a visitor who sends the same form again', () => {
  test('gets the first receipt and is stored once, also after a restart', async () => {
    const { send, store, reopen } = openEndpoint()
    const first = await (await send({}, key)).json()
    const again = await send({ name: ` ${'Gülşen Işık'.normalize('NFD')} ` }, key)
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(first)

    await store.close()
    expect(await (await reopen().send({}, key)).json()).toEqual(first)
    expect(await store.list()).toHaveLength(1)
  })

  test('without scripts gets the same reference', async () => {
    const { fetch, store } = openEndpoint()
    const send = async () => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...key.headers }
      const sent = { method: 'POST', headers, body: 'name=A&phone=5' }
      return (await fetch(new Request('http://localhost/api/randevus', sent))).text()
    }
    expect(await send()).toBe(await send())
    expect(await store.list()).toHaveLength(1)
  })

  test('is not marked by the limit of the phone, which counts requests, not tries', async () => {
    const { send, store } = openEndpoint({ RATE_LIMIT_PHONE: '1/60' })
    await send({}, key)
    await send({}, key)
    expect(await store.list()).toMatchObject([{ repeated: false }])
    await send()
    expect(await store.list()).toMatchObject([{ repeated: true }, { repeated: false }])
  })
})

describe('a key', () => {
  test.each([
    [{ name: 'Başka Biri' }],
    [{ phone: '0533 000 00 00' }],
    [{ doctor: 'Kerem Yalıner' }],
    [{ request: '' }],
  ])('that belongs to another request is refused for %j', async (change) => {
    const { send, store } = openEndpoint()
    await send({}, key)
    const answer = await send(change, key)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: 'keyReused',
      message: 'Bu gönderim anahtarıyla başka bir talep kaydedilmiş.',
    })
    expect(await store.list()).toHaveLength(1)
  })

  test.each(['x'.repeat(201), 'a b', ''])(
    'like "%s" is refused, because no retry could rely on it',
    async (bad) => {
      const { send, store } = openEndpoint()
      const answer = await send({}, { headers: { 'Idempotency-Key': bad } })
      expect(answer.status).toBe(400)
      expect(await store.list()).toEqual([])
    },
  )

  test('of a refused request is valid for the corrected one', async () => {
    const { send } = openEndpoint()
    expect((await send({ phone: '' }, key)).status).toBe(400)
    expect((await send({}, key)).status).toBe(201)
  })

  test('is accepted from a site on another, allowed host', async () => {
    const origin = 'https://www.mercan.example'
    const { fetch } = openEndpoint({ ALLOWED_ORIGINS: `${origin}/` })
    const asked = await fetch(
      new Request('http://localhost/api/randevus', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type, idempotency-key',
        },
      }),
    )
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(asked.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain(
      'idempotency-key',
    )
  })
})
