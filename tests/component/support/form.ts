import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { referenceHeader, secretHeader } from '../../../src/shared/requestSchema'
import { content, text } from './site'

const { doctors, requestChoices } = content

export const visitor = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: doctors.doctors[1]?.name ?? '',
  request: requestChoices[2]?.value ?? '',
}

type Entries = Partial<typeof visitor>
const names = ['name', 'phone', 'doctor', 'request'] as const

export const words = (key: string, values = {}) => text(`appointment:${key}`, values)

export const form = (): Locator => page.getByRole('form', { name: words('title') })

export const field = (name: keyof typeof visitor): Locator =>
  form().getByLabelText(words(`fields.${name}`), { exact: true })

/** By its type: its text changes while the form is sent. */
export const submitButton = (): Locator => form().css('button[type=submit]')

export const complaints = (): Locator => page.getByText(words('errors.required'), { exact: true })

export const successToast = (): Locator => page.getByRole('status').filter({ hasText: /./ })
export const failureToast = (): Locator => page.getByRole('alert').filter({ hasText: /./ })

export const arrivedPanel = (): Locator =>
  page.getByRole('heading', { name: words('arrived'), exact: true })

export async function fillIn(entries: Entries = visitor): Promise<void> {
  if (entries.name !== undefined) await field('name').fill(entries.name)
  if (entries.phone !== undefined) await field('phone').fill(entries.phone)
  if (entries.doctor) await field('doctor').selectOptions(entries.doctor)
  if (entries.request) await field('request').selectOptions(entries.request)
}

/** The form's current values, in order. */
export const held = (): string[] =>
  names.map((name) => (field(name).element() as HTMLInputElement).value)

type Sent = { method?: string; headers: Headers; body: string }

/** Handles all requests to the endpoint; `answer` returns a response or throws. Returns the requests. */
export function answerWith(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, headers, body, signal }: RequestInit) => {
      expect(address).toBe('/api/randevus')
      sent.push({ method, headers: new Headers(headers), body: String(body) })
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      return Promise.race([answer(), aborted])
    },
  )
  return sent
}

export const stored = (): Response =>
  Response.json(
    {},
    { status: 201, headers: { [referenceHeader]: 'K7PM2Q', [secretHeader]: 'her-secret' } },
  )
export const refused = (status: number): Response =>
  Response.json({ message: 'Sunucunun kendi sözü' }, { status })

/** Delays responses until `answer` is called. */
export function holdAnswers(): { sent: Sent[]; answer(): void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const sent = answerWith(async () => {
    await released
    return stored()
  })
  return { sent, answer: () => release() }
}

/** Records each reload, in milliseconds of the page's clock, and prevents it. */
export function stopReloads(): number[] {
  const start = Date.now()
  const reloads: number[] = []
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    reloads.push(Date.now() - start)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stop)
  return reloads
}
