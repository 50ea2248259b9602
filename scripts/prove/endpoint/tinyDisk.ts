import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** A file system of its own in memory, which can be made full, larger and read-only. */
export type TinyDisk = {
  grow(kilobytes: number): void
  writable(is: boolean): void
  remove(): void
}

/** Mounts one at `folder`; undefined where this account may not mount. */
export function mountTinyDisk(folder: string, kilobytes: number): TinyDisk | undefined {
  mkdirSync(folder, { recursive: true })
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  try {
    mount(`size=${kilobytes}k,mode=700`)
  } catch {
    return undefined
  }
  return {
    grow: (size) => mount(`remount,size=${size}k`),
    writable: (is) => mount(is ? 'remount,rw' : 'remount,ro'),
    remove: () => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  }
}
