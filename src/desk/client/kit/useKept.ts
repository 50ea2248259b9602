import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from './storage'

/** What the pages of a sign-in and those after it hold, by key. */
export const KeptContext = createContext(new Map<string, unknown>())

/**
 * State of an account that outlives the page and the session, and as `toStore` returns it a reload
 * too, until the tab is closed. `first`: the state without one that is kept. The third part: whether
 * it is one from before, until it is `first` again.
 */
export function useKept<Value>(
  owner: string,
  part: string,
  first: Value,
  toStore: (value: Value) => unknown = (value) => value,
) {
  const key = `desk-${part} ${owner}`
  const held = useContext(KeptContext)
  const [before] = useState(() => readStored(key, 'sessionStorage') ?? 'null')
  const [value, setValue] = useState<Value>(
    () => (held.get(key) as Value) ?? JSON.parse(before) ?? first,
  )
  held.set(key, value)
  const isBack = useRef(before !== 'null' && before !== JSON.stringify(first))
  if (value === first) isBack.current = false
  const stored = JSON.stringify(toStore(value) ?? null)
  useEffect(() => writeStored(key, stored, 'sessionStorage'), [key, stored])
  return [value, setValue, isBack.current] as const
}
