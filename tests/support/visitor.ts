import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import * as v from 'valibot'
import { type Receipt, receipt } from '../../src/shared/publicRoutes.ts'

export type Answer = { status: number; body: string; headers: NodeJS.Dict<string | string[]> }

/** One filled form and its key, which it keeps over retries. */
export type FilledForm = { key: string; name: string; phone: string }

export const fillForm = (name: string, phone: string): FilledForm => ({
  key: randomUUID(),
  name,
  phone,
})

/** Sends one POST; rejects when the connection fails, as for a visitor whose phone loses it. */
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
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk) => {
          text += chunk
        })
        .on('error', reject)
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
        )
    })
    sending.end(body)
  })
}

/** Sends a form as the site's client does. `address`: the client address a proxy forwards. */
export function sendForm(
  agent: Agent,
  origin: string,
  { key, name, phone }: FilledForm,
  address?: string,
): Promise<Answer> {
  return post(agent, origin, JSON.stringify({ name, phone, doctor: '', request: 'Muayene' }), {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...(address && { 'X-Forwarded-For': address }),
  })
}

/** What an answer of 201 acknowledges. Throws for an answer that is not one of ours. */
export const readReceipt = ({ body }: Answer): Receipt => v.parse(receipt, JSON.parse(body))

export const keepAlive = (): Agent => new Agent({ keepAlive: true })
