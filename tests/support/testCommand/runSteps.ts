import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import { provideBrowser } from './browser.ts'

export type Step = {
  name: string
  /** A program of node_modules/.bin or the PATH, and its arguments. */
  command: [string, ...string[]]
  env?: Record<string, string>
  /** The name of an earlier step that this one requires, usually a build. */
  needs?: string
  inBrowser?: boolean
}

/** Steps in order; the lists of a list of lists run in parallel. */
export type Plan = readonly (Step | readonly (readonly Step[])[])[]

/**
 * Runs every step and prints a line for each, with the output of a failed one. A failure skips only
 * the steps that need it. Resolves to the names of failed steps.
 */
export async function runSteps(plan: Plan): Promise<string[]> {
  const failed: string[] = []
  const inOrder = async (steps: readonly Step[]) => {
    for (const step of steps) {
      const began = performance.now()
      const { ok, output } = await attempt(step, failed)
      if (!ok) failed.push(step.name)
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
      const summary = ok ? summaryIn(output) : ''
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(28)} ${seconds} s  ${summary}`)
      if (!ok) console.log(output.trim().replaceAll(/^/gm, '     '))
    }
  }
  for (const entry of plan) {
    if ('name' in entry) await inOrder([entry])
    else await Promise.all(entry.map(inOrder))
  }
  return failed
}

type Result = { ok: boolean; output: string }

async function attempt(step: Step, failed: readonly string[]): Promise<Result> {
  if (step.needs !== undefined && failed.includes(step.needs))
    return { ok: false, output: `not run: "${step.needs}" failed` }
  if (!step.inBrowser) return runStep(step)
  const browser = provideBrowser((sentence) => console.log(`     ${sentence}`))
  if (!browser)
    return { ok: false, output: 'not run: install Chrome or Chromium, or set CHROME_PATH' }
  return runStep({ ...step, env: { ...step.env, CHROME_PATH: browser.path } })
}

/** Runs the step's program; one that cannot start fails. */
export function runStep({ command: [program, ...options], env }: Step): Promise<Result> {
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, options, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: String(Buffer.concat(chunks)) }))
  })
}

/** The counts that Vitest and Playwright print at their end. */
function summaryIn(output: string): string {
  const [, counts = ''] = /^ *(?:Tests +)?(\d+ passed)\b.*$/m.exec(output) ?? []
  return counts
}
