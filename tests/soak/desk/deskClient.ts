import { setTimeout as wait } from 'node:timers/promises'
import { deskFetch } from '../../support/deskSessions.ts'

/**
 * `deskClient.ts ORIGIN SECRET COUNT` opens desks in its own process. Each follows the event
 * stream, requests the lists after an event, and reconnects; the parent receives its messages.
 */
export type DeskNews =
  | { kind: 'live'; desk: number }
  | { kind: 'ended'; desk: number }
  | { kind: 'shown'; desk: number; references: string[]; at: number }

const [origin = '', secret = '', count = '0'] = process.argv.slice(2)
/** Delay before a reconnection in milliseconds, as the stream requests. */
const retry = 1000

async function request(path: string): Promise<Response> {
  const response = await deskFetch(origin, secret, path)
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
  return response
}

function openDesk(desk: number): void {
  const tell = (news: DeskNews) => process.send?.(news)
  const known = new Set<string>()
  let asking = false
  let again = false

  async function refresh(): Promise<void> {
    again = true
    if (asking) return
    asking = true
    while (again) {
      again = false
      const text = await request('/board').then(
        (response) => response.text(),
        () => '',
      )
      const at = Date.now()
      const found = Array.from(text.matchAll(/(?<="reference":")[^"]+/g), String)
      const references = found.filter((reference) => !known.has(reference))
      for (const reference of references) known.add(reference)
      if (references.length > 0) tell({ kind: 'shown', desk, references, at })
    }
    asking = false
  }

  async function follow(): Promise<void> {
    for (;;) {
      try {
        const { body } = await request('/events')
        tell({ kind: 'live', desk })
        for await (const chunk of body ?? [])
          if (Buffer.from(chunk).includes('event: change')) void refresh()
      } catch {
        // Reconnects after a lost or refused connection, as a browser.
      }
      tell({ kind: 'ended', desk })
      await wait(retry)
    }
  }
  void follow()
}

for (let desk = 0; desk < Number(count); desk += 1) openDesk(desk)
process.on('disconnect', () => process.exit())
