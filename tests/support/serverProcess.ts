import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/build/paths.ts'

export type ServerProcess = {
  pid: number
  /** What it has printed so far, line by line. */
  lines: string[]
  errors: string[]
  /** Resolves to the address once it listens; rejects when it ends before. */
  ready(): Promise<string>
  /** Reads what it prints no longer, as a log's reader that has died. */
  closeOutput(): void
  kill(signal: NodeJS.Signals): void
  /** Sends the signal, if any; resolves when the process has ended, to its exit code. */
  stopped(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts `scripts/serve.ts` as `npm start` does, on a free port, for the clinic
 * in a folder. `fileLimit`: the largest file it may
 * write, in blocks of 512 bytes; `engine`: the folder of another release of this project.
 */
export function startServer(
  clinic: string,
  env: Record<string, string> = {},
  { fileLimit, engine = root }: { fileLimit?: number; engine?: string } = {},
): ServerProcess {
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const command = [process.execPath, '--import', tsx, join(engine, 'scripts/serve.ts')]
  const limit = fileLimit === undefined ? '' : `ulimit -f ${fileLimit}; `
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', ...command], {
    cwd: engine,
    env: { ...process.env, CLINIC: clinic, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const lines: string[] = []
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  return {
    pid: child.pid ?? 0,
    lines,
    errors,
    async ready() {
      const isUp = () => lines.some((line) => /^(?:Requests|Clinics):/.test(line))
      while (!isUp() && child.exitCode === null) await Promise.race([once(output, 'line'), exit])
      const origin = /http:\/\/\S+/.exec(lines.join('\n'))?.[0]
      if (!origin) throw new Error(`not started: ${errors.join('\n')}`)
      return origin
    },
    closeOutput() {
      child.stdout.destroy()
    },
    kill: (signal) => void child.kill(signal),
    async stopped(signal) {
      if (signal) child.kill(signal)
      const [code] = await exit
      return code
    },
  }
}
