import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs actions after the press of the pointer that is under way, if any: an error that appears
 * earlier moves the pressed button away.
 */
export function useAfterPress(): (action: () => void) => void {
  /** Undefined without a press. */
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const press = () => {
      waiting.current ??= []
    }
    // The click follows in the same task.
    const release = () =>
      setTimeout(() => {
        const actions = waiting.current ?? []
        waiting.current = undefined
        for (const action of actions) action()
      })
    const unmounted = new AbortController()
    const options = { capture: true, signal: unmounted.signal }
    addEventListener('pointerdown', press, options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => unmounted.abort()
  }, [])
  return useCallback((action) => {
    if (waiting.current) waiting.current.push(action)
    else action()
  }, [])
}
