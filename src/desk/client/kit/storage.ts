/** Values that the browser does not store, as storage is switched off or full: they last with the page. */
const unstored = new Map<string, string>()

/** Where a value is stored: on the device, or in the tab until it is closed. */
type Place = 'localStorage' | 'sessionStorage'

export function readStored(key: string, place: Place = 'localStorage'): string | undefined {
  try {
    return unstored.get(key) ?? window[place].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

/** Whether the browser stores what has been written. */
export const isStorageKept = (): boolean => unstored.size === 0
