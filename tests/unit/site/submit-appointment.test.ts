import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  submitAppointment,
  timeoutMs,
} from '../../../src/site/sections/appointment/submitAppointment'
import { openFixtureSite } from '../../support/siteData'

const { site } = await openFixtureSite()

const request = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: '',
  request: 'Muayene',
}

type Fetch = typeof fetch
const network = vi.fn<Fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  network.mockReset()
})

/** A network without responses; aborts by its signal, as fetch does. */
const silence: Fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    const signal = options?.signal
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

describe('the submission of a request', () => {
  test('posts exactly the four strings, as JSON, once', async () => {
    network.mockResolvedValue(new Response('{}', { status: 201 }))
    await submitAppointment(site, request)
    expect(network).toHaveBeenCalledOnce()
    const [address, options] = network.mock.calls[0] ?? []
    expect(address).toBe('/api/randevus')
    expect(options).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Gülşen Işık","phone":"0532 000 00 00","doctor":"","request":"Muayene"}',
    })
  })

  test.each([200, 201, 202, 204])('succeeds with the status %i', async (status) => {
    network.mockResolvedValue(new Response(status === 204 ? null : 'saved', { status }))
    await expect(submitAppointment(site, request)).resolves.toEqual({})
  })

  test.each([304, 400, 403, 404, 405, 413, 422, 429, 500, 503])(
    'fails with the status %i',
    async (status) => {
      network.mockResolvedValue(new Response(null, { status }))
      await expect(submitAppointment(site, request)).rejects.toThrow(`answered ${status}`)
    },
  )

  test('fails if the endpoint cannot be reached', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(submitAppointment(site, request)).rejects.toThrow('Failed to fetch')
  })

  test('fails after ten seconds without a response, and not earlier', async () => {
    network.mockImplementation(silence)
    const outcome = vi.fn()
    submitAppointment(site, request).then(
      () => outcome('success'),
      (error: Error) => outcome(error.message),
    )
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.stringContaining('no answer in 10000 ms'))
  })

  test('leaves no timer after a response', async () => {
    network.mockResolvedValue(new Response('{}', { status: 201 }))
    await submitAppointment(site, request)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('logs the response unchanged', async () => {
    network.mockResolvedValue(new Response('{"error": "this is no JSON', { status: 200 }))
    await submitAppointment(site, request)
    await vi.waitFor(() => expect(console.info).toHaveBeenCalledWith('{"error": "this is no JSON'))
  })

  test('succeeds with a response whose body never ends', async () => {
    network.mockResolvedValue(new Response(new ReadableStream({}), { status: 201 }))
    await expect(submitAppointment(site, request)).resolves.toEqual({})
  })

  describe('after a failure', () => {
    const keys = () =>
      network.mock.calls.map(([, options]) => new Headers(options?.headers).get('idempotency-key'))

    test('uses the same idempotency key until the form has arrived, which stores it once', async () => {
      network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      network.mockResolvedValueOnce(new Response(null, { status: 503 }))
      network.mockResolvedValue(new Response('{}', { status: 201 }))
      await submitAppointment(site, request).catch(() => undefined)
      await submitAppointment(site, request).catch(() => undefined)
      await submitAppointment(site, request)
      await submitAppointment(site, request)
      const [first, second, third, afterwards] = keys()
      expect(first).toMatch(/^[0-9a-f]{32}$/)
      expect([second, third]).toEqual([first, first])
      expect(afterwards).not.toBe(first)
    })

    test('uses a new key for a corrected form, which would otherwise be refused', async () => {
      network.mockRejectedValue(new TypeError('Failed to fetch'))
      await submitAppointment(site, request).catch(() => undefined)
      await submitAppointment(site, { ...request, phone: '0533' }).catch(() => undefined)
      await submitAppointment(site, request).catch(() => undefined)
      const [first, corrected, first2] = keys()
      expect(corrected).not.toBe(first)
      expect(first2).toBe(first)
    })
  })
})
