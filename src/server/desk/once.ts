import type { DeskStore } from '../store/desk'

/**
 * Things that can be used once, within `ms` milliseconds: challenges, codes. In the store,
 * because another process may be asked for what this one has given out. `kind` keeps those
 * of one use apart from those of another.
 */
export function createOnce(kind: string, ms: number, desk: DeskStore) {
  return {
    keep: (key: string, value: string) => desk.keepOnce(`${kind} ${key}`, value, ms),
    /** The value, the first time it is asked for and not too late. */
    take: (key: string) => desk.takeOnce(`${kind} ${key}`),
  }
}
