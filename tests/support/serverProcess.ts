import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { root } from '../../scripts/publish/paths.ts'

export type ServerProcess = ReturnType<typeof startServer>

/** Arguments with which Node runs a TypeScript file. */
export const scriptArguments = (script: string, ...args: string[]): string[] => [
  '--import',
  fileURLToPath(import.meta.resolve('tsx')),
  script,
  ...args,
]

/** Arguments with which Node runs a module of its standard input. */
const fromInput = ['--input-type=module', '-']

const bundles = new Map<string, string>()

/** A script with its packages as one module, which starts in half the time of hundreds. */
function bundled(script: string): string {
  const path = join(root, 'scripts', script)
  const text =
    bundles.get(path) ??
    buildSync({
      entryPoints: [path],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      // Packages with files of their own, or loaded late.
      external: ['@libsql/*', 'esbuild', 'libsql', 'pg-native', 'sharp', 'vite'],
      mainFields: ['module', 'main'],
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
      },
      define: {
        // `scripts/publish/paths.ts` finds the project from its own folder.
        'import.meta.dirname': JSON.stringify(join(root, 'scripts', 'publish')),
        'import.meta.url': JSON.stringify(pathToFileURL(path)),
      },
    }).outputFiles[0]?.text ??
    ''
  bundles.set(path, text)
  return text
}

const commandOptions = (clinic: string, env: Record<string, string> = {}) => ({
  cwd: root,
  env: {
    ...process.env,
    CLINIC: clinic,
    DATA_DIR: '',
    PORT: '',
    npm_lifecycle_event: '',
    ...env,
  },
})

/** Runs a command of `scripts/cli` for a clinic. */
export const runCommand = (
  name: string,
  clinic: string,
  words: readonly string[],
  env?: Record<string, string>,
) =>
  spawnSync(process.execPath, [...fromInput, ...words], {
    ...commandOptions(clinic, env),
    encoding: 'utf8',
    input: bundled(`cli/${name}.ts`),
  })

/** Starts a command of `scripts/cli` for a clinic. */
export function startCommand(name: string, clinic: string, words: readonly string[]) {
  const child = spawn(process.execPath, [...fromInput, ...words], commandOptions(clinic))
  child.stdin.end(bundled(`cli/${name}.ts`))
  return child
}

/**
 * Starts `scripts/serve.ts` as `npm start` does, on a free port. `fileLimit`: largest file it may
 * write, in blocks of 512 bytes; `engine`: the folder of another release of this project.
 */
export function startServer(
  clinic: string,
  env: Record<string, string> = {},
  { fileLimit, engine = root }: { fileLimit?: number; engine?: string } = {},
) {
  const isOwn = engine === root
  const command = isOwn ? fromInput : scriptArguments(join(engine, 'scripts/serve.ts'))
  const limit = fileLimit === undefined ? '' : `ulimit -f ${fileLimit}; `
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', process.execPath, ...command], {
    cwd: engine,
    env: { ...process.env, CLINIC: clinic, PORT: '0', ...env },
    stdio: 'pipe',
  })
  // It may be killed before it has read its program.
  child.stdin.on('error', () => undefined)
  child.stdin.end(isOwn ? bundled('serve.ts') : '')
  const exit = once(child, 'exit')
  const lines: string[] = []
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  return {
    pid: child.pid ?? 0,
    /** The printed lines. */
    lines,
    errors,
    /** Resolves to the origin, or `unix:` and its socket, once it listens; rejects if it exits first. */
    async ready(): Promise<string> {
      const isUp = () => lines.some((line) => /^(?:Requests|Clinics):/.test(line))
      const runs = () => child.exitCode === null && child.signalCode === null
      while (!isUp() && runs()) await Promise.race([once(output, 'line'), exit])
      const origin = /(?:http:\/\/|unix:)\S+/.exec(lines.join('\n'))?.[0]
      if (!origin) throw new Error(`not started: ${errors.join('\n')}`)
      return origin
    },
    /** Closes the reading end of its output, as a log reader that crashed. */
    closeOutput: () => void child.stdout.destroy(),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Sends the signal, if any; resolves to the exit code. */
    async stopped(signal?: NodeJS.Signals): Promise<number | null> {
      if (signal) child.kill(signal)
      const [code] = await exit
      return code
    },
  }
}

/**
 * Runs a script and kills its process group `ms` milliseconds after its first line.
 * Resolves to its lines and whether it exited before the kill.
 */
export async function killScript(script: string, args: readonly string[], ms: number) {
  const child = spawn(process.execPath, scriptArguments(script, ...args), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = once(child, 'close')
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  await Promise.race([once(output, 'line'), close])
  await Promise.race([wait(ms), close])
  const hasExited = child.exitCode !== null
  if (!hasExited) process.kill(-(child.pid ?? 0), 'SIGKILL')
  await close
  return { lines, hasExited }
}
