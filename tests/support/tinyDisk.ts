import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** A file system of its own in memory, which can be made full, larger and read-only. */
type TinyDisk = {
  grow(kilobytes: number): void
  writable(is: boolean): void
}

/**
 * Mounts one at `folder` for the work, whose result it resolves to; where this account may not
 * mount, it resolves to a sentence that says so.
 */
export async function withTinyDisk(
  folder: string,
  kilobytes: number,
  work: (disk: TinyDisk) => Promise<string>,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  try {
    mount(`size=${kilobytes}k,mode=700`)
  } catch {
    return 'no disk of its own: this account may not mount'
  }
  try {
    return await work({
      grow: (size) => mount(`remount,size=${size}k`),
      writable: (is) => mount(is ? 'remount,rw' : 'remount,ro'),
    })
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  }
}
