import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentiles } from '../../bench/benchmark.ts'
import { cloneServed, run } from '../../support/clinicRepository.ts'
import { deskFetch, openSession } from '../../support/deskSessions.ts'
import { addDesk, removeFolder, stubSite, writeFiles } from '../../support/folders.ts'
import { startServer } from '../../support/serverProcess.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof, type Sizes, until } from '../proof.ts'
import { visitAll, waitsDuring } from '../visitors.ts'

/** Milliseconds above rest that a visitor may wait. */
const MOST_MORE = 100
/** Milliseconds in which the server must stop. */
const GRACE = 15_000
/** Turns of a load without and beside drafts, and how many times as long its p99 may be. */
const TURNS = 10
const SECONDS = 10
const MOST_TIMES = 1.2
/** Bytes more than before that the server may keep, once `SETTLED` milliseconds have passed. */
const MOST_KEPT = 50e6
const SETTLED = 60_000

/** Sends the worst drafts while visitors read pages. */
export const worstDraftsProof: Proof = {
  name: 'worst-drafts',
  claim: 'no draft delays visitors or a stop of the server or keeps memory; each gets an answer',
  async run({ rounds = 2 }: Sizes) {
    const root = cloneServed('drafts')
    writeFiles(root, stubSite)
    addDesk(root)
    const server = startServer(root, unlimited)
    try {
      const origin = await server.ready()
      const secret = await openSession(root, { name: 'Editor', role: 'editor' })
      const base = run(root, 'rev-parse', 'HEAD')
      const drafts = worstDrafts(readFileSync(join(root, 'content/clinic.json'), 'utf8'))
      const bodyOf = (text: string) => {
        const files = [{ file: 'content/clinic.json', bytes: Buffer.from(text).toString('base64') }]
        return JSON.stringify({ id: crypto.randomUUID(), base, files })
      }
      const send = async (body: string) => {
        const sent = performance.now()
        const response = await deskFetch(origin, secret, '/editor/proposals', body)
        const { error } = (await response.json()) as { error: string }
        return `${response.status} ${error} ${seconds(sent)}`
      }
      // Starts the checker and fills the caches.
      await send(bodyOf('{'))
      const before = memoryOf(server.pid)
      const rest = percentiles(await waitsDuring(origin, wait(10_000)))
      const answers = new Map<string, string>()
      // Written before they are sent, by the process that also measures the waits.
      const bodies = [...drafts].map(([name, text]) => [name, bodyOf(text)] as const)
      const sendAll = async () => {
        for (let round = 0; round < rounds; round += 1)
          for (const [name, body] of bodies) {
            const [answer] = await Promise.all([send(body), wait(1000)])
            answers.set(name, answer)
            must(/^422 (?:refused|unchecked) /.test(answer), `${name}: ${answer}`)
          }
      }
      const busy = percentiles(await waitsDuring(origin, sendAll()))
      const worst = ['4,800 unknown keys', '200 KB of spaces'].map((name) => drafts.get(name) ?? '')
      // Equal drafts are checked once.
      const worstBody = (number: number) =>
        bodyOf((worst[number % 2] ?? '').replace('"name":"', `"name":"${Math.random()}`))
      const turns = await loadTurns(origin, worstBody, send)
      const isSettled = () => memoryOf(server.pid) <= before + MOST_KEPT
      await until(isSettled, 'the server keeps more memory', SETTLED)
      const kept = memoryOf(server.pid) - before
      const last = drafts.get('4,800 unknown keys') ?? ''
      const stopped = performance.now()
      void send(bodyOf(last.replace('yok1"', 'yok"'))).catch(() => undefined)
      await wait(100)
      must((await server.stopped('SIGTERM')) === 0, 'the server did not stop by itself')
      const stop = performance.now() - stopped
      const figures = `visitors at rest ${print(rest)}, beside drafts ${print(busy)}, stop ${Math.round(stop)} ms`
      const listed = [...answers].map(([name, answer]) => `${name}: ${answer}`).join('; ')
      const more = `memory ${mb(before)} MB before, ${mb(kept)} MB more after; ${turns.text}`
      const isHeld = busy.max <= rest.max + MOST_MORE && stop < GRACE && turns.times <= MOST_TIMES
      must(isHeld, `${figures}; ${more}; ${listed}`)
      return [figures, more, listed].join('\n      ')
    } finally {
      server.kill('SIGKILL')
      removeFolder(root)
    }
  },
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const print = ({ p50, p99, max }: ReturnType<typeof percentiles>) =>
  `p50 ${p50} p99 ${p99} max ${max} ms`

const mb = (bytes: number) => Math.round(bytes / 1e6)

/** Resident bytes of a process and its children; one that has ended has none. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
  return [pid, ...children]
    .map((each) => {
      const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${each}/status`, 'utf8')) ?? []
      return 1024 * Number(kb ?? 0)
    })
    .reduce((sum, bytes) => sum + bytes)
}

/**
 * 200 visitors post and one reads pages, in turns without and beside an editor who sends a draft
 * each second. `times`: how many times as long the p99 is beside drafts as in the turn before, the
 * median of all turns, so that a disk that stalls for one turn does not decide.
 */
async function loadTurns(
  origin: string,
  bodyOf: (number: number) => string,
  send: (body: string) => Promise<string>,
) {
  const visit = async () => {
    const posting = visitAll(() => [origin], {
      visitors: 200,
      everyMs: 5000,
      forMs: 1000 * SECONDS,
    })
    const pages = await waitsDuring(origin, posting)
    return { pages: percentiles(pages).p99, posts: percentiles((await posting).latencies).p99 }
  }
  // Compiles the code of both processes.
  await visit()
  const turns: Record<'rest' | 'beside', Awaited<ReturnType<typeof visit>>>[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rest = await visit()
    const bodies = Array.from({ length: SECONDS }, (_, second) => bodyOf(second))
    const visiting = visit()
    // At any moment of each second: visitors post at fixed ones.
    const sending = bodies.map(async (body, second) => {
      await wait(1000 * (second + Math.random()))
      await send(body)
    })
    turns.push({ rest, beside: await visiting })
    await Promise.all(sending)
  }
  const kinds = (['pages', 'posts'] as const).map((kind) => {
    const ratios = turns.map(({ rest, beside }) => beside[kind] / rest[kind])
    const times = percentiles(ratios).p50
    const listed = turns.map(({ rest, beside }) => `${rest[kind]}-${beside[kind]}`).join(', ')
    return { times, text: `p99 of ${kind} ${times.toFixed(2)} times (${listed} ms)` }
  })
  return {
    times: Math.max(...kinds.map(({ times }) => times)),
    text: `at rest-beside drafts: ${kinds.map(({ text }) => text).join('; ')}`,
  }
}

/** Versions of a content file by what is wrong with them. */
function worstDrafts(text: string): Map<string, string> {
  const content = JSON.parse(text)
  const withKeys = (count: number) =>
    JSON.stringify({
      ...content,
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`yok${at}`, at])),
    })
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  return new Map([
    // The most values that a file may have; beyond them it is refused unread.
    ['4,800 unknown keys', withKeys(4800)],
    ['10,000 unknown keys', withKeys(10_000)],
    ['200,000 unknown keys', withKeys(200_000)],
    ['5,000 levels', nested(5000)],
    ['100,000 levels', nested(100_000)],
    ['200 KB of spaces', JSON.stringify({ ...content, name: `a${' '.repeat(200_000)}b` })],
  ])
}
