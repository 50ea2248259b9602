import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** A test by its whole name, how long it took, and whether it passed at its second try only. */
export type TimedTest = { name: string; seconds: number; again?: boolean }

/** Passed and failed checks; a stage without tests of its own counts as one. */
export type Tally = { passed: number; failed: number; tests: TimedTest[] }

export type Stage = {
  name: string
  /** A program from node_modules/.bin (or the path) and its arguments. */
  command: [string, ...string[]]
  env?: Record<string, string>
  /** Reads the tests' own figures once the program has ended; undefined when it left none. */
  tally?: () => Tally | undefined
  /** The name of an earlier stage without which this one has nothing to look at. */
  needs?: string
  /** Needs a browser to run. */
  inBrowser?: boolean
  /** Keeps both cores busy by itself; any other stage runs beside another. */
  isWide?: boolean
  /** What it looks at that another stage makes anew, e.g. `dist`. */
  reads?: string
  /** What it makes anew, for the stages after it to look at. */
  writes?: string
}

export type Outcome = Tally & { name: string; ok: boolean; seconds: number; output: string }

/**
 * Runs one stage in `root` and resolves to how it went; never rejects. Failing
 * always counts at least one, also when the program died before it counted.
 */
export async function runStage(stage: Stage, root: string): Promise<Outcome> {
  const began = performance.now()
  const { code, output } = await run(stage, root)
  const seconds = (performance.now() - began) / 1000
  const tally = stage.tally?.()
  const ok =
    code === 0 && (stage.tally === undefined || (tally !== undefined && tally.failed === 0))
  const counted = tally ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] }
  const failed = ok ? 0 : Math.max(1, counted.failed)
  return { ...counted, name: stage.name, ok, seconds, output, failed }
}

function run(stage: Stage, root: string): Promise<{ code: number | null; output: string }> {
  const [program, ...options] = stage.command
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, options, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...stage.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const finish = (code: number | null) =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      finish(null)
    })
    child.on('close', finish)
  })
}
