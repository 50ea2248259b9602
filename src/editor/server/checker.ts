import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { atLowPriority } from '../../server/base/lowPriority'
import type { StorageTrouble } from '../contract/contract'
import type { DraftRules } from './draftRules'
import type { GithubSettings } from './github/client'
import type { Repository } from './repository'
import { serialQueue } from './serialQueue'
import { StorageError } from './storageError'

/** Where the commits of a clinic's site are. */
export type SiteSource = { clinicDir: string } & (
  | { repository: Repository }
  | { github: GithubSettings }
)

const methods = [
  ...(['site', 'examine', 'rebase', 'ready', 'stateOf'] as const),
  ...(['draftOf', 'pagesOf', 'listed', 'compare', 'reported', 'head'] as const),
] satisfies (keyof DraftRules)[]

export type CheckerCall = { source: SiteSource; method: keyof DraftRules; args: unknown[] }

export type CheckerAnswer =
  | { result: unknown }
  | { trouble: { code: StorageTrouble; retryAfter: number | undefined; cause: string } }
  | { fault: string }

/** With the resident bytes of the process; the first message has nothing else. */
export type CheckerMessage = CheckerAnswer & { memory: number }

/**
 * Bytes more than at its start with which a process is replaced: V8 does not return them while it
 * is idle. An ordinary draft takes 70 MB.
 */
const MOST_KEPT = 96 * 1024 ** 2

export type CheckerOptions = {
  /** Milliseconds of computing after which a call is ended. */
  deadlineMs?: number
  /** Largest heap. */
  memoryMb?: number
}

/** Clock ticks of a second in /proc on every Linux (proc_pid_stat(5), USER_HZ). */
const TICKS = 100

/** Milliseconds of processor time that a process has used; elsewhere than on Linux the time of day. */
function usedBy({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return performance.now()
  // Behind the name, which may contain spaces: state is field 3, user and system time 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/**
 * Runs the rules of drafts in a process of low priority, one call at a time. A call that exceeds
 * time or memory rejects with the StorageError `unchecked`, and the next one starts a new process. `program`: its JavaScript module, which loads `checkerProcess.ts`.
 */
export function createChecker(
  program: URL,
  { deadlineMs = 10_000, memoryMb = 512 }: CheckerOptions = {},
) {
  const inTurn = serialQueue()
  let isClosed = false
  let running: Promise<ChildProcess> | undefined
  let atStart = 0

  /** Resolves when the process has loaded its modules. */
  function start(): Promise<ChildProcess> {
    const [command, ...args] = atLowPriority([
      `--max-old-space-size=${memoryMb}`,
      fileURLToPath(program),
    ])
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    // An idle checker does not keep the server.
    child.unref()
    child.channel?.unref()
    return new Promise((resolve, reject) => {
      child.once('message', (message) => {
        atStart = (message as CheckerMessage).memory
        resolve(child)
      })
      child.once('error', reject)
      child.once('exit', () => {
        running = undefined
        reject(new Error('The checker ended.'))
      })
    })
  }

  async function run(call: CheckerCall): Promise<unknown> {
    if (isClosed) throw new StorageError('unchecked', { cause: 'the server stops' })
    running ??= start()
    const answer = await answerOf(await running, call)
    if ('result' in answer) return answer.result
    if ('fault' in answer) throw new Error(answer.fault)
    const { code, ...details } = answer.trouble
    throw new StorageError(code, details)
  }

  function answerOf(child: ChildProcess, call: CheckerCall): Promise<CheckerAnswer> {
    const before = usedBy(child)
    return new Promise((resolve, reject) => {
      const leave = () => {
        // A late event is not about the next process.
        child.removeAllListeners().on('error', () => undefined)
        running = undefined
        child.kill('SIGKILL')
      }
      const end = (cause: unknown) => {
        clearTimeout(timer)
        leave()
        reject(new StorageError('unchecked', { cause }))
      }
      /** Waiting for git, GitHub or busy processors is no computing. */
      const watch = () => {
        const active = usedBy(child) - before
        if (active >= deadlineMs) end(`no result after ${deadlineMs} ms`)
        else timer = setTimeout(watch, deadlineMs - active)
      }
      let timer = setTimeout(watch, deadlineMs)
      child.removeAllListeners('error').once('error', end)
      child.removeAllListeners('exit').once('exit', () => end('the checker ended'))
      child.once('message', (message) => {
        const { memory, ...answer } = message as CheckerMessage
        clearTimeout(timer)
        if (memory > atStart + MOST_KEPT) leave()
        resolve(answer)
      })
      child.send(call)
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
    /** Ends the process, and with it a running call. */
    close(): void {
      isClosed = true
      void running?.then(
        (child) => child.kill('SIGKILL'),
        () => undefined,
      )
    },
  }
}

export type Checker = ReturnType<typeof createChecker>
