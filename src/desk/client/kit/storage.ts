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

/** A stored value; undefined if another release stored another shape. */
export function readJson<Value>(
  key: string,
  isValue: (stored: unknown) => boolean,
  place?: Place,
): Value | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key, place) ?? '')
    return isValue(stored) ? (stored as Value) : undefined
  } catch {
    return undefined
  }
}

/** Whether a stored value consists of texts, with those of `names`. */
export const isTexts = (value: unknown, names: readonly string[] = []): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string') &&
  names.every((name) => name in value)

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
