import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentiles } from '../../bench/benchmark.ts'
import { copyServed } from '../../support/clinicRepository.ts'
import { openSession } from '../../support/deskSessions.ts'
import { addDesk, removeFolder, stubSite, writeFiles } from '../../support/folders.ts'
import { startServer } from '../../support/serverProcess.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof, type Sizes, until } from '../proof.ts'
import { waitsDuring } from '../visitors.ts'
import type { Order, Sent } from './sender.ts'

/** Milliseconds above rest that a visitor may wait. */
const MOST_MORE = 100
/** Milliseconds in which the server must stop. */
const GRACE = 15_000
/** Bytes more than before that the server may keep, once `SETTLED` milliseconds have passed. */
const MOST_KEPT = 50e6
const SETTLED = 60_000

/** The drafts that are slow to check, and those that only the limits of a file keep from being so. */
const worst = [
  ...['4,800 unknown keys', '200 KB of spaces', '10,000 unknown keys', '200,000 unknown keys'],
  ...['5,000 levels', '100,000 levels'],
]

/** Sends the worst drafts while visitors read pages. */
export const worstDraftsProof: Proof = {
  name: 'worst-drafts',
  claim: 'no draft delays visitors or a stop of the server or keeps memory; each gets an answer',
  async run({ rounds = 5 }: Sizes) {
    const root = copyServed('drafts')
    writeFiles(root, stubSite)
    addDesk(root)
    const server = startServer(root, unlimited)
    let sender: Sender | undefined
    try {
      const origin = await server.ready()
      const secret = await openSession(root, { name: 'Editor', role: 'editor' })
      sender = startSender(root, origin, secret)
      const { send } = sender
      // Starts the checker and fills the caches.
      await send('a bracket')
      const before = memoryOf(server.pid)
      const rest = percentiles(await waitsDuring(origin, wait(10_000)))
      const answers = new Map<string, string>()
      const sendAll = async () => {
        for (let round = 0; round < rounds; round += 1)
          for (const name of worst) {
            const [answer] = await Promise.all([send(name, true), wait(1000)])
            answers.set(name, answer)
            must(/^422 (?:refused|unchecked) /.test(answer), `${name}: ${answer}`)
          }
      }
      const busy = percentiles(await waitsDuring(origin, sendAll()))
      const isSettled = () => memoryOf(server.pid) <= before + MOST_KEPT
      await until(isSettled, 'the server keeps more memory', SETTLED)
      const kept = memoryOf(server.pid) - before
      const stopped = performance.now()
      void send('4,800 unknown keys', true)
      await wait(100)
      must((await server.stopped('SIGTERM')) === 0, 'the server did not stop by itself')
      const stop = performance.now() - stopped
      const figures = `visitors at rest ${print(rest)}, beside drafts ${print(busy)}, stop ${Math.round(stop)} ms`
      const listed = [...answers].map(([name, answer]) => `${name}: ${answer}`).join('; ')
      const more = `memory ${mb(before)} MB before, ${mb(kept)} MB more after`
      const isHeld = busy.max <= rest.max + MOST_MORE && stop < GRACE
      must(isHeld, `${figures}; ${more}; ${listed}`)
      return [figures, more, listed].join('\n      ')
    } finally {
      sender?.end()
      server.kill('SIGKILL')
      removeFolder(root)
    }
  },
}

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

type Sender = ReturnType<typeof startSender>

/** A process that sends drafts by name and resolves to status, error and seconds of each answer. */
function startSender(root: string, origin: string, secret: string) {
  const script = join(import.meta.dirname, 'sender.ts')
  const child = fork(script, [root, origin, secret])
  const waiting = new Map<number, (answer: string) => void>()
  child.on('message', ({ number, answer }: Sent) => waiting.get(number)?.(answer))
  let number = 0
  return {
    send: (name: string, isNew = false) =>
      new Promise<string>((resolve) => {
        number += 1
        waiting.set(number, resolve)
        child.send({ number, name, isNew } satisfies Order)
      }),
    end: () => child.kill(),
  }
}
