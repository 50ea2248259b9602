import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'

function hasMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= 2 ** 30
}

/**
 * A temporary folder of this process, in memory where a gigabyte is free: the tests make and remove
 * thousands of files, for which a disk's file system takes a seventh of their processor time.
 */
export function memoryFolder(): string {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), 'mercan-tests-'))
  // PostgreSQL's own user reaches its folder below it.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
