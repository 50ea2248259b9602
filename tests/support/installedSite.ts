import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/publish/paths.ts'
import { writeFiles } from './folders.ts'

const run = promisify(execFile)

/** Does what systemd does with `mercan@.service`, in the folder in which update.sh calls it. */
const systemctl = `#!/usr/bin/env bash
exec 9>&-
for word; do case $word in mercan@*) name=\${word#mercan@} ;; esac; done
pid=$(cat "run/$name.pid" 2>/dev/null || true)
has_ended() { case $(ps -o stat= -p "$pid") in Z* | '') true ;; *) false ;; esac; }
case "$*" in
*is-active*) exit 3 ;;
*stop* | *disable*)
  kill "$pid" 2>/dev/null
  until has_ended; do sleep 0.1; done
  ;;
*)
  [ -z "$pid" ] || has_ended || exit 0
  folder=$PWD
  rm -f "run/$name.sock"
  cd "versions/$name"
  SOCKET=$folder/run/$name.sock setsid node --import tsx scripts/serve.ts >"$folder/run/$name.log" 2>&1 &
  echo $! >"$folder/run/$name.pid"
  ;;
esac
`

/** What of this checkout need not be made again. */
const made = ['node_modules', '.cache', '.engine']

export type InstalledSite = Awaited<ReturnType<typeof installSite>>

/**
 * A site as install.sh leaves it, below `folder`, with a served version and its origin; systemd is
 * replaced by a script. `env`: of its servers.
 */
export async function installSite(folder: string, env: Record<string, string>) {
  const [origin, site, bin] = ['origin', 'site', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const first = join(site, 'versions/first')
  const git = async (where: string, ...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
    return (await run('git', ['-C', where, ...author, ...args])).stdout.trim()
  }
  for (const name of ['versions', 'run', 'home']) mkdirSync(join(site, name), { recursive: true })
  writeFiles(bin, { systemctl })
  chmodSync(join(bin, 'systemctl'), 0o755)
  await git(folder, 'clone', '--quiet', root, origin)
  await git(origin, 'checkout', '--quiet', '-B', 'main')
  await git(folder, 'clone', '--quiet', origin, first)
  for (const part of made)
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(first, part), { recursive: true, verbatimSymlinks: true })
  const variables = { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}`, CLINIC: '' }
  const options = { cwd: site, env: { ...variables, MERCAN_FOLDER: site } }
  const service = (...args: string[]) => run('systemctl', args, options)
  await run(process.execPath, ['scripts/build.cjs'], { ...options, cwd: first })
  await service('start', 'mercan@first')
  symlinkSync('versions/first', join(site, 'current'))
  symlinkSync('run/first.sock', join(site, 'live.sock'))

  const serve = join(origin, 'scripts/serve.ts')
  const original = readFileSync(serve, 'utf8')
  return {
    site,
    git,
    /** Commits to the origin: the server handles each request by the statement `code`. */
    async commit(code: string) {
      const line = 'const http = createHttp(served.fetch, served)'
      const changed = `const http = createHttp(async (request, connection) => {
  const response = await served.fetch(request, connection)
  const { pathname } = new URL(request.url)
  ${code}
  return response
}, served)`
      writeFileSync(serve, original.replace(line, changed))
      await git(origin, 'commit', '--quiet', '--all', '--message', code)
    },
    /** Runs update.sh; resolves to whether it served the new version, and its output. */
    async update(): Promise<{ isServed: boolean; output: string }> {
      const script = join(root, 'scripts/hosting/update.sh')
      return run('bash', [script], options).then(
        ({ stdout }) => ({ isServed: true, output: stdout }),
        ({ stdout, stderr }) => ({ isServed: false, output: `${stdout}${stderr}` }),
      )
    },
    async stop() {
      const { stdout } = await run('ls', [join(site, 'versions')])
      for (const name of stdout.split('\n').filter(Boolean)) await service('stop', `mercan@${name}`)
    },
  }
}
