import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'

/** The files below a folder, sorted, as paths from it with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/**
 * The bytes of a cached file, made on a miss. The file is renamed when complete: an aborted build
 * leaves no partial one.
 */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const bytes = await make()
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  return bytes
}

/** Adds a file with a hashed name and returns its address. */
export type Put = (name: string, content: string | Buffer) => string

/** A file name with eight characters of its content's hash: `theme-x1Y2z3A4.css`. */
export function hashedName(file: string, content: string | Buffer): string {
  const { name, ext } = parse(file)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `${name}-${hash}${ext}`
}
