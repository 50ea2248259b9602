import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const unfinished = '.tmp'
/** Temporary files older than this are abandoned (ms). */
const abandoned = 10 * 60 * 1000

/** The folder of derived files, written atomically. */
export type Output = {
  has: (file: string) => boolean
  read: (file: string) => string | undefined
  write: (file: string, bytes: Buffer | string) => void
  /** Writes a hashed file unless it exists. */
  add: (file: string, bytes: Buffer) => void
  keepOnly: (wanted: Set<string>) => void
}

export function openOutput(folder: string): Output {
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
    read: (file) => (has(file) ? readFileSync(join(folder, file), 'utf8') : undefined),
    write,
    add: (file, bytes) => {
      if (!has(file)) write(file, bytes)
    },
    keepOnly: (wanted) => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isDirectory()) continue
        const path = join(entry.parentPath, entry.name)
        const file = path.slice(folder.length + 1).replaceAll('\\', '/')
        if (!wanted.has(file) && !beingWritten(path)) rmSync(path, { force: true })
      }
    },
  }
}

const beingWritten = (path: string): boolean =>
  path.endsWith(unfinished) && Date.now() - statSync(path).mtimeMs < abandoned
