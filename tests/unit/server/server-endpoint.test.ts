import { describe, expect, test } from 'vitest'
import { filled, openClinic } from '../../support/serverFixture'

const utf8 = new TextEncoder()
const json = { 'Content-Type': 'application/json' }

describe('a visitor who sends a request', () => {
  test('gets a reference once the clinic has the request', async () => {
    const { postJson, store } = openClinic()
    const response = await postJson(filled)
    expect(response.status).toBe(201)
    const receipt = await response.json()
    expect(receipt).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^[2-9C-Y]{3}-[2-9C-Y]{3}$/),
    })
    expect(await store.list()).toEqual([
      {
        ...filled,
        phonesBefore: [],
        ...receipt,
        source: 'json',
        unlisted: false,
        language: '',
        preferences: '',
        repeated: false,
        standing: 'new',
        appointmentAt: undefined,
        appointmentDoctor: '',
        appointmentDoctorName: '',
        appointmentMinutes: 0,
        appointmentType: '',
        follows: '',
        doneAt: undefined,
        entered: false,
        remindedAt: '',
        answer: '',
        answeredAt: '',
        visit: '',
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
  })

  test('is stored with a mark for a doctor who has left', async () => {
    const { postJson, store } = openClinic()
    expect((await postJson({ ...filled, doctor: 'Eski Hekim' })).status).toBe(201)
    expect((await postJson({ ...filled, request: 'Eski Seçenek' })).status).toBe(201)
    expect(await store.list()).toMatchObject([
      { request: 'Eski Seçenek', unlisted: true },
      { doctor: 'Eski Hekim', unlisted: true },
    ])
  })

  test('may use quotes and SQL commands, which are stored as text', async () => {
    const { postJson, store } = openClinic()
    const name = `Robert'); DROP TABLE requests;-- "<b>" ${'\u{1F9B7}'}`
    expect((await postJson({ ...filled, name })).status).toBe(201)
    expect(await store.list()).toMatchObject([{ name }])
  })
})

describe('a request', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = JSON.stringify(filled)
  test.each([
    ['without a name', JSON.stringify({ ...filled, name: ' ' }), json, 400, 'missingFields'],
    [
      'with a very long name',
      JSON.stringify({ ...filled, name: 'a'.repeat(121) }),
      json,
      400,
      'tooLong',
    ],
    ['with a fifth field', JSON.stringify({ ...filled, note: 'x' }), json, 400, 'malformed'],
    ['that is empty', '', json, 400, 'malformed'],
    ['that is cut off', body.slice(0, -2), json, 400, 'malformed'],
    ['in another encoding', Buffer.from(body, 'latin1'), json, 400, 'malformed'],
    [
      'of 4097 bytes',
      body.padEnd(4097 - utf8.encode(body).length + body.length),
      json,
      413,
      'tooLarge',
    ],
    ['as plain text', body, { 'Content-Type': 'text/plain' }, 415, 'unsupportedType'],
    [
      'in a declared other charset',
      body,
      { 'Content-Type': 'application/json; charset=iso-8859-9' },
      415,
      'unsupportedType',
    ],
    ['compressed', body, { ...json, 'Content-Encoding': 'gzip' }, 415, 'unsupportedType'],
    [
      'as a form with files',
      body,
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      415,
      'unsupportedType',
    ],
  ] as const)(
    '%s is refused with a sentence and nothing is stored',
    async (_what, sent, headers, status, error) => {
      const { post, store } = openClinic()
      const response = await post(sent, headers)
      expect(response.status).toBe(status)
      expect(response.headers.get('Content-Type')).toBe('application/json')
      expect(await response.json()).toEqual({
        error,
        message: expect.stringMatching(/^\p{Lu}.*\.$/u),
      })
      expect(await store.list()).toEqual([])
    },
  )

  test('is accepted with a body of exactly 4096 bytes', async () => {
    const { post } = openClinic()
    const padded = body + ' '.repeat(4096 - utf8.encode(body).length)
    expect((await post(padded)).status).toBe(201)
  })

  test.each([json, form])(
    'is cut off at 4 KB if its body is endless and has no length',
    async (headers) => {
      const { api, store } = openClinic()
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1024
          controller.enqueue(new Uint8Array(1024).fill(97))
        },
      })
      const init = { method: 'POST', body: endless, headers, duplex: 'half' }
      expect((await api.request('/api/randevus', init)).status).toBe(413)
      expect(sent).toBeLessThan(64 * 1024)
      expect(await store.list()).toEqual([])
    },
  )

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'gets 405 if sent with %s, and the allowed method POST',
    async (method) => {
      const { api } = openClinic()
      const response = await api.request('/api/randevus', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('POST')
    },
  )

  test('gets 404 if sent to another address', async () => {
    const { api } = openClinic()
    const response = await api.request('/api/randevu', { method: 'POST', body, headers: json })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'notFound' })
  })
})

describe('the endpoint', () => {
  test('reveals in no response what was sent, or a stack, and no cache keeps it', async () => {
    const { post, postJson, api } = openClinic()
    const responses = [
      await postJson({ ...filled, name: 'Gizli Kişi', phone: '' }),
      await post('{"name":"Gizli Kişi",'),
      await postJson({ ...filled, 'Gizli Kişi': 'x' }),
      await api.request('/api/Gizli'),
    ]
    for (const response of responses) {
      expect(await response.text()).not.toMatch(/gizli| {4}at |SyntaxError|\/src\//i)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })

  test('logs one line for each request, without name, phone, body or address', async () => {
    const { log, postJson, api } = openClinic()
    await postJson(filled)
    await postJson({ ...filled, phone: '' })
    await api.request(`/api/${encodeURIComponent(filled.phone)}?name=${filled.name}`)
    const line = { ms: expect.any(Number) }
    expect(log).toEqual([
      { ...line, method: 'POST', route: '/api/randevus', status: 201 },
      { ...line, method: 'POST', route: '/api/randevus', status: 400, error: 'missingFields' },
      { ...line, method: 'GET', route: 'unknown', status: 404, error: 'notFound' },
    ])
  })
})

describe('a site on another host', () => {
  const origin = 'https://www.mercan.example'
  const preflight = {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  }

  test('may send requests when the operator allows it', async () => {
    const { api, post } = openClinic({ allowedOrigins: [origin] })
    const asked = await api.request('/api/randevus', preflight)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    const sent = await post(JSON.stringify(filled), { ...json, Origin: origin })
    expect(sent.status).toBe(201)
    expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(origin)
  })

  test.each([[[]], [['https://other.example']]])(
    'may not when %j is allowed',
    async (allowedOrigins) => {
      const { api } = openClinic({ allowedOrigins })
      const asked = await api.request('/api/randevus', preflight)
      expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )
})
