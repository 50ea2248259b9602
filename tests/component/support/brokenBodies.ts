import { vi } from 'vitest'

/** Replaces the body of a route's responses. */
export function breakBody(path: string, body: BodyInit): void {
  const whole = fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const response = await whole(input, init)
    return input.includes(path) ? new Response(body, { status: 200 }) : response
  })
}

const cut = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"reference":'))
      stream.error(new TypeError('connection lost'))
    },
  })

/** Bodies that are not whole, by name. */
export const brokenBodies: [name: string, body: () => BodyInit][] = [
  ['cut', cut],
  ['no JSON', () => '<h1>Bad gateway</h1>'],
  ['empty', () => ''],
]
