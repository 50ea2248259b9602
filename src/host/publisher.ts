import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Progress } from '../editor/contract/contract'
import { serialQueue } from '../editor/server/serialQueue'
import type { BuildOptions, BuildSite } from '../editor/server/siteTools.ts'
import { atLowestPriority } from '../server/base/lowPriority.ts'

/** Milliseconds after which a publication is ended, so that the next can run. */
const LIMIT_MS = 10 * 60_000

/** Last lines of the program that are logged after a failure. */
const LOGGED = 50

/** Steps that the program reports. */
const steps = ['check', 'media', 'data', 'render', 'write'] as const

/**
 * Makes releases, one at a time and at the lowest priority, each in a group of processes of its
 * own; `close` ends the running one. `program`: a Node program that
 * makes a release of the clinic CLINIC from the site in the folder of its argument, without
 * serving it. It prints JSON lines: `{"step":"check"}`, `{"step":"rendered","done":3,"of":36}`,
 * finally `{"release":"<id>"}`.
 */
export function createPublisher(program: readonly string[]) {
  const inTurn = serialQueue()
  let waiting = 0
  let endRunning = () => {}
  let isClosed = false

  const build: BuildSite = async ({ content, clinicDir }, options) => {
    if (waiting > 0) options.onStep({ step: 'waiting' })
    waiting += 1
    try {
      const env = { ...options.env, CLINIC: clinicDir }
      return await inTurn(() => run([...program, content], { ...options, env }))
    } finally {
      waiting -= 1
    }
  }

  function run(args: readonly string[], { env, onStep }: BuildOptions): ReturnType<BuildSite> {
    if (isClosed) return Promise.resolve({ error: 'The server stops.', isStopped: true })
    const printed: string[] = []
    let release: string | undefined
    const [command, ...rest] = atLowestPriority(args)
    const child = spawn(command, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    endRunning = () => endGroup(child)
    const limit = setTimeout(endRunning, LIMIT_MS)
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (text) => {
        const line = lineIn(text)
        release ??= line.release
        const progress = progressIn(line)
        if (progress) onStep(progress)
        else printed.push(text)
      })
    return new Promise((resolve) => {
      const finish = (reason: string) => {
        clearTimeout(limit)
        endRunning = () => {}
        const error = [`The publication ended: ${reason}.`, ...printed.slice(-LOGGED)].join('\n')
        const failure = { error, ...(isClosed && { isStopped: true }) }
        resolve(release && child.exitCode === 0 ? { release } : failure)
      }
      child.on('error', ({ message }) => finish(message))
      child.on('close', (code, signal) => finish(String(signal ?? `exit code ${code}`)))
    })
  }

  return {
    build,
    close(): void {
      isClosed = true
      endRunning()
    },
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

type Line = { step?: string; done?: number; of?: number; release?: string }

/** Empty for a line that people read. */
const lineIn = (text: string): Line => (/^\{"(?:step|release)":/.test(text) ? JSON.parse(text) : {})

function progressIn({ step: name, done, of }: Line): Progress | undefined {
  if (name === 'rendered') return { step: 'render', done, of }
  const step = steps.find((each) => each === name)
  return step && { step }
}
