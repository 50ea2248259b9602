import { useRef, useState } from 'react'
import { withTimeout } from '../browser'

/**
 * A module that is fetched by `fetch` or on pointer, touch or focus (`signs`). `fetch` resolves to
 * true if it arrived in time; failures are retried.
 */
export function useOnIntent<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const fetching = useRef<Promise<boolean>>(undefined)

  const fetch = (): Promise<boolean> => {
    fetching.current ??= withTimeout(load()).then(
      (loaded) => {
        setModule(loaded)
        return true
      },
      () => {
        fetching.current = undefined
        return false
      },
    )
    return fetching.current
  }
  const sign = () => void fetch()
  return {
    module,
    fetch,
    signs: { onPointerEnter: sign, onTouchStart: sign, onFocus: sign },
  }
}
