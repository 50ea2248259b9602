import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../publish/files.ts'

const unfinished = '.tmp'
/** Temporary files older than this are abandoned (ms). */
const abandoned = 10 * 60 * 1000

export type Output = ReturnType<typeof openOutput>

/** The folder of derived files, written atomically. */
export function openOutput(folder: string) {
  const has = (file: string): boolean => existsSync(join(folder, file))
  const write = (file: string, bytes: Buffer | string): void => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    const draft = `${path}.${process.pid}${unfinished}`
    writeFileSync(draft, bytes)
    renameSync(draft, path)
  }
  return {
    has,
    read: (file: string) => (has(file) ? readFileSync(join(folder, file), 'utf8') : undefined),
    write,
    /** Writes a hashed file unless it exists. */
    add: (file: string, bytes: Buffer) => {
      if (!has(file)) write(file, bytes)
    },
    keepOnly: (wanted: Set<string>) => {
      for (const file of filesBelow(folder)) {
        const path = join(folder, file)
        if (!wanted.has(file) && !beingWritten(path)) rmSync(path, { force: true })
      }
    },
  }
}

const beingWritten = (path: string): boolean =>
  path.endsWith(unfinished) && Date.now() - statSync(path).mtimeMs < abandoned
