import { useRef, useState } from 'react'
import { inTime } from './inTime'

/**
 * A module that is fetched at the first sign that its part will be needed: by
 * `fetch`, or by pointer, finger or focus on the element that gets `signs`.
 * `module` is there once it has arrived. `fetch` resolves to whether it did in time;
 * what failed is fetched anew by the next sign.
 */
export function useOnIntent<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const fetching = useRef<Promise<boolean>>(undefined)

  const fetch = (): Promise<boolean> => {
    fetching.current ??= inTime(load()).then(
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
