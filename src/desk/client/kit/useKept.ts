import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { isTexts, readJson, writeStored } from './storage'

/** Kept states, by account and part. */
export const KeptContext = createContext(new Map<string, unknown>())

/**
 * State of an account that survives a change of page and a new sign-in. What `toStore` returns of it
 * also survives a reload, until the tab is closed. `first`: the initial state; `isValue`: whether
 * what is stored is a state, by default that it has the texts of `first`. Returns the state, its
 * setter, and whether the state was restored and still differs from `first`.
 */
export function useKept<Value>(
  owner: string,
  part: string,
  first: Value,
  isValue = (stored: unknown): boolean => isTexts(stored, Object.keys(first ?? {})),
  toStore = (value: Value): unknown => value,
) {
  const key = `desk-${part} ${owner}`
  const held = useContext(KeptContext)
  const [before] = useState(() => readJson<Value>(key, isValue, 'sessionStorage'))
  const [value, setValue] = useState<Value>(() => (held.get(key) as Value) ?? before ?? first)
  held.set(key, value)
  const isBack = useRef(before !== undefined && JSON.stringify(before) !== JSON.stringify(first))
  if (value === first) isBack.current = false
  const stored = JSON.stringify(toStore(value) ?? null)
  useEffect(() => writeStored(key, stored, 'sessionStorage'), [key, stored])
  return [value, setValue, isBack.current] as const
}
