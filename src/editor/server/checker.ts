import { Worker } from 'node:worker_threads'
import type { StorageTrouble } from '../contract/contract'
import type { DraftRules } from './draftRules'
import type { GithubSettings } from './github/client'
import { StorageError, serialQueue } from './proposalStore'
import type { Repository } from './repository'

/** Where the commits of a clinic's site are. */
export type SiteSource = { clinicDir: string } & (
  | { repository: Repository }
  | { github: GithubSettings }
)

const methods = [
  ...(['site', 'examine', 'rebase', 'ready', 'stateOf'] as const),
  ...(['draftOf', 'listed', 'compare', 'reported'] as const),
] satisfies (keyof DraftRules)[]

export type CheckerCall = { source: SiteSource; method: keyof DraftRules; args: unknown[] }

export type CheckerAnswer =
  | { result: unknown }
  | { trouble: { code: StorageTrouble; retryAfter: number | undefined; cause: string } }
  | { fault: string }

/** With the size of the thread's heap in bytes. */
export type CheckerMessage = CheckerAnswer & { heap: number }

/** Bytes of heap beyond which a thread is replaced: V8 does not return them while it is idle. */
const MOST_HEAP = 128 * 1024 ** 2

export type CheckerOptions = {
  /** Milliseconds of computing after which a call is ended. */
  deadlineMs?: number
  /** Largest heap. */
  memoryMb?: number
}

/**
 * Runs the rules of drafts for all clinics of a process in a thread, one call at a time. A call
 * that exceeds time or memory rejects with the StorageError `unchecked`, and the next one starts a
 * new thread. `program`: the JavaScript module of the thread, which loads `checkerThread.ts`.
 */
export function createChecker(
  program: URL,
  { deadlineMs = 10_000, memoryMb = 512 }: CheckerOptions = {},
) {
  const inTurn = serialQueue()
  let isClosed = false
  let running: Promise<Worker> | undefined

  /** Resolves when the thread has loaded its modules. */
  function start(): Promise<Worker> {
    const thread = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    // An idle thread does not keep the process.
    thread.unref()
    return new Promise((resolve, reject) => {
      thread.once('message', () => resolve(thread))
      thread.once('error', reject)
      thread.once('exit', () => {
        running = undefined
        reject(new Error('The checker ended.'))
      })
    })
  }

  async function run(call: CheckerCall): Promise<unknown> {
    if (isClosed) throw new StorageError('unchecked', { cause: 'the server stops' })
    running ??= start()
    const thread = await running
    const answer = await answerOf(thread, call)
    if ('result' in answer) return answer.result
    if ('fault' in answer) throw new Error(answer.fault)
    const { code, ...details } = answer.trouble
    throw new StorageError(code, details)
  }

  function answerOf(thread: Worker, call: CheckerCall): Promise<CheckerAnswer> {
    const before = thread.performance.eventLoopUtilization()
    return new Promise((resolve, reject) => {
      const leave = () => {
        // A late event is not about the next thread.
        thread.removeAllListeners().on('error', () => undefined)
        running = undefined
        void thread.terminate()
      }
      const end = (cause: unknown) => {
        clearTimeout(timer)
        leave()
        reject(new StorageError('unchecked', { cause }))
      }
      /** Waiting for git or GitHub is no computing. */
      const watch = () => {
        const { active } = thread.performance.eventLoopUtilization(before)
        if (active >= deadlineMs) end(`no result after ${deadlineMs} ms`)
        else timer = setTimeout(watch, deadlineMs - active)
      }
      let timer = setTimeout(watch, deadlineMs)
      thread.removeAllListeners('error').once('error', end)
      thread.removeAllListeners('exit').once('exit', () => end('the thread ended'))
      thread.once('message', ({ heap, ...answer }: CheckerMessage) => {
        clearTimeout(timer)
        if (heap > MOST_HEAP) leave()
        resolve(answer)
      })
      thread.postMessage(call)
    })
  }

  return {
    /** The rules of a clinic's drafts; their arguments and results are copied. */
    rulesOf(source: SiteSource): DraftRules {
      const call =
        (method: keyof DraftRules) =>
        (...args: unknown[]) =>
          inTurn(() => run({ source, method, args }))
      return Object.fromEntries(methods.map((name) => [name, call(name)])) as DraftRules
    },
    /** Ends the thread, and with it a running call. */
    close(): void {
      isClosed = true
      void running?.then(
        (thread) => thread.terminate(),
        () => undefined,
      )
    },
  }
}

export type Checker = ReturnType<typeof createChecker>
