import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../support/clinicRepository.ts'
import { deskFetch } from '../../support/deskSessions.ts'

/** A draft to send, by its name in `drafts`; `isNew`: unlike those before, so that no cache knows it. */
export type Order = { number: number; name: string; isNew: boolean }
export type Sent = { number: number; answer: string }

const [root = '', origin = '', secret = ''] = process.argv.slice(2)
const base = run(root, 'rev-parse', 'HEAD')
const content = JSON.parse(readFileSync(join(root, 'content/clinic.json'), 'utf8'))

const withKeys = (count: number) =>
  JSON.stringify({
    ...content,
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`yok${at}`, at])),
  })
const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

/** Versions of a content file by what is wrong with them. */
const drafts: Readonly<Record<string, string>> = {
  'a bracket': '{',
  // The most values that a file may have; beyond them it is refused unread.
  '4,800 unknown keys': withKeys(4800),
  '10,000 unknown keys': withKeys(10_000),
  '200,000 unknown keys': withKeys(200_000),
  '5,000 levels': nested(5000),
  '100,000 levels': nested(100_000),
  '200 KB of spaces': JSON.stringify({ ...content, name: `a${' '.repeat(200_000)}b` }),
}

async function send(name: string, isNew: boolean): Promise<string> {
  const draft = drafts[name] ?? ''
  const text = isNew ? draft.replace('"name":"', `"name":"${Math.random()}`) : draft
  const files = [{ file: 'content/clinic.json', bytes: Buffer.from(text).toString('base64') }]
  const body = JSON.stringify({ id: crypto.randomUUID(), base, files })
  const start = performance.now()
  const response = await deskFetch(origin, secret, '/editor/proposals', body)
  const { error } = (await response.json()) as { error: string }
  return `${response.status} ${error} ${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** Sends drafts in a process of its own, so that it does not delay its parent, which measures. */
process.on('message', async ({ number, name, isNew }: Order) => {
  const answer = await send(name, isNew).catch(String)
  process.send?.({ number, answer } satisfies Sent)
})
