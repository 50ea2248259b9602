/** Values that the browser does not store, as storage is switched off or full: they last with the page. */
const unstored = new Map<string, string>()

export function readStored(key: string): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

/** Whether the browser stores what has been written. */
export const isStorageKept = (): boolean => unstored.size === 0
