import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { copyEngine, copyParts, removeFolder } from './folders.ts'

/** Copies the engine with the clinic that CLINIC names, and starts `npm run dev`'s server on a free port there. */
export async function startDevServer() {
  const root = copyEngine()
  const env = { ...process.env, CLINIC: '', NO_COLOR: '1' }
  copyParts(clinicDir, root, ['content', 'locales', 'public', '.cache'])
  const server = spawn('npx', ['vite', '--port=0'], { cwd: root, env, detached: true })
  const ended = once(server, 'close')
  const said = { text: '' }
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      said.text += stripVTControlCharacters(String(chunk))
    })
  const address = /http:\/\/localhost:\d+/
  while (!address.test(said.text))
    await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error(said.text))),
    ])
  return {
    origin: address.exec(said.text)?.[0] ?? '',
    /** What the terminal shows. */
    terminal: () => said.text,
    /** Replaces the first occurrence of a text in a file. */
    edit(file: string, from: string, to: string): void {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(
        join(root, file),
        text.replace(from, () => to),
      )
    },
    /** Runs `npm run build` there; resolves to its exit code. */
    async build(): Promise<number | null> {
      const [code] = await once(
        spawn('node', ['scripts/build.cjs'], { cwd: root, env, stdio: 'ignore' }),
        'exit',
      )
      return code
    },
    async close(): Promise<void> {
      process.kill(-(server.pid ?? 0))
      await ended
      removeFolder(root)
    },
  }
}
