/** Listeners to changes of proposals and publications. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(): void {
      for (const listener of listeners) listener()
    },
  }
}
