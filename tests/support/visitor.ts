import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { type Receipt, receipt } from '../../src/shared/publicRoutes.ts'

export type Answer = { status: number; body: string; headers: NodeJS.Dict<string | string[]> }

/** A filled form and its idempotency key, which retries keep. */
export type FilledForm = { key: string; name: string; phone: string }

export const fillForm = (name: string, phone: string): FilledForm => ({
  key: randomUUID(),
  name,
  phone,
})

/** Posts a body; rejects when the connection fails. */
export function post(
  agent: Agent,
  origin: string,
  body: string | Uint8Array,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) }
    const address = `${origin}/api/randevus`
    const sending = request(address, { agent, method: 'POST', headers: { ...length, ...headers } })
    sending.on('error', reject).on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, body, headers }), reject)
    })
    sending.end(body)
  })
}

/** Sends a form as the site's client does. */
export function sendForm(
  agent: Agent,
  origin: string,
  { key, name, phone }: FilledForm,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(agent, origin, JSON.stringify({ name, phone, doctor: '', request: 'Muayene' }), {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...headers,
  })
}

/** Posts a request to a server in process; resolves to the status. */
export async function postTo(
  { fetch }: { fetch(request: Request): Response | Promise<Response> },
  phone: string,
): Promise<number> {
  const body = JSON.stringify({ name: `Gülşen ${phone}`, phone, doctor: '', request: '' })
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request('http://localhost/api/randevus', { method: 'POST', headers, body })
  return (await fetch(request)).status
}

/** The receipt in a 201 response; throws if the body is none. */
export const readReceipt = ({ body }: Answer): Receipt => v.parse(receipt, JSON.parse(body))

export const keepAlive = (): Agent => new Agent({ keepAlive: true })
