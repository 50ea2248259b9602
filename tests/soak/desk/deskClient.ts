import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Opens desks in a process of its own: `deskClient.ts ORIGIN SECRET COUNT`. Each follows the event
 * stream, requests the lists after an event, and reconnects; the parent process receives its news.
 */
export type DeskNews =
  | { kind: 'live'; desk: number }
  | { kind: 'ended'; desk: number }
  | { kind: 'shown'; desk: number; references: string[]; at: number }

const [origin = '', secret = '', count = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const headers = { Cookie: `__Host-desk=${secret}` }
/** Delay before a reconnection in milliseconds, as the stream requests. */
const retry = 1000

const ask = (path: string, connection: Agent | undefined) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { headers, ...(connection && { agent: connection }) }
    get(`${origin}/yonetim/api${path}`, options, resolve).on('error', reject)
  })

async function read(path: string): Promise<string> {
  const response = await ask(path, agent)
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode}`)
  return text
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
      const text = await read('/board').catch(() => '')
      const at = Date.now()
      const found = [...text.matchAll(/"reference":"([^"]+)"/g)].map(
        ([, reference = '']) => reference,
      )
      const references = found.filter((reference) => !known.has(reference))
      for (const reference of references) known.add(reference)
      if (references.length > 0) tell({ kind: 'shown', desk, references, at })
    }
    asking = false
  }

  async function follow(): Promise<void> {
    for (;;) {
      try {
        const stream = await ask('/events', undefined)
        if (stream.statusCode !== 200) throw new Error(`answered ${stream.statusCode}`)
        tell({ kind: 'live', desk })
        for await (const chunk of stream.setEncoding('utf8'))
          if (String(chunk).includes('event: change')) void refresh()
      } catch {
        // As for a browser: it was, or could not be, connected.
      }
      tell({ kind: 'ended', desk })
      await wait(retry)
    }
  }
  void follow()
}

for (let desk = 0; desk < Number(count); desk += 1) openDesk(desk)
process.on('disconnect', () => process.exit())
