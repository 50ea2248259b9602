import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { gitIn } from '../git.ts'

/** A commit of the engine's repository. */
export type Engine = { repository: string; commit: string }

/** What a clinic's folder records: its engine, and the number of migrations it has had. */
export type EngineFile = Engine & { migration: number }

/** The file in a clinic's folder that names its engine. */
const FILE = 'engine.json'

const rules: [key: keyof EngineFile, written: RegExp, wanted: string][] = [
  ['repository', /^".+"$/, 'the address of a repository'],
  ['commit', /^"[0-9a-f]{40}"$/, 'a commit, 40 of 0-9 and a-f'],
  ['migration', /^\d+$/, 'a number from 0'],
]

/** The engine in a folder, with its repository's address for everyone: no password, no SSH key. */
export function engineIn(folder: string): Engine {
  const repository = gitIn(folder, 'config', '--default', folder, '--get', 'remote.origin.url')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/(?<=^https?:\/\/)[^/]*@/, '')
  return { repository, commit: gitIn(folder, 'rev-parse', 'HEAD') }
}

/** The engine that a clinic's folder names, if it does. Throws an Error with line and cure. */
export function readEngine(clinic: string): EngineFile | undefined {
  if (!existsSync(join(clinic, FILE))) return undefined
  const text = readFileSync(join(clinic, FILE), 'utf8')
  const engine = parse(text) ?? {}
  for (const [key, written, wanted] of rules) {
    const line = text.slice(0, text.indexOf(`"${key}"`) + 1).split('\n').length
    if (!written.test(JSON.stringify(engine[key])))
      throw new Error(`${FILE}:${line}: "${key}" must be ${wanted}`)
  }
  return engine
}

/** Writes the engine of a clinic's folder. */
export const writeEngine = (clinic: string, engine: EngineFile): void =>
  writeFileSync(join(clinic, FILE), `${JSON.stringify(engine, null, 2)}\n`)
