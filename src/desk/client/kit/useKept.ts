import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from './storage'

/**
 * State of an account that outlives the page, a reload and the session, until the tab is closed.
 * `first`: the state without one that is kept. The third part: whether it is one from before, until
 * it is `first` again.
 */
export function useKept<Value>(owner: string, part: string, first: Value) {
  const key = `desk-${part} ${owner}`
  const [before] = useState(() => readStored(key, 'sessionStorage') ?? 'null')
  const [value, setValue] = useState<Value>(() => JSON.parse(before) ?? first)
  const isBack = useRef(before !== 'null' && before !== JSON.stringify(first))
  if (value === first) isBack.current = false
  useEffect(() => writeStored(key, JSON.stringify(value ?? null), 'sessionStorage'), [key, value])
  return [value, setValue, isBack.current] as const
}
