import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Part } from './Part'

/** How near to the screen a section has to be for its code to be fetched. */
const NEAR = '50% 0px'

const loaders = new Set<() => Promise<unknown>>()

/** Fetches every deferred section known so far: a page that is gone to in the browser is shown whole. */
export const loadDeferred = () => Promise.all([...loaders].map((load) => load()))

/** Whether what is loaded now stands in the page already, as delivered. */
const isDelivered = () => !import.meta.env.SSR && !('ready' in document.documentElement.dataset)

/**
 * A section whose code is fetched once it is near the screen or has the focus.
 * Until then, and where the code cannot be fetched, it stays as it was delivered,
 * readable and with links that work. An error in it leaves the rest of the page alone.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Asked here: React comes to the section itself only after the page is alive.
  const delivered = isDelivered()
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
    return loaded
  }
  loaders.add(fetch)

  let approach = () => {}
  const approached = new Promise<void>((resolve) => {
    approach = resolve
  })
  const takeOver = async () => {
    await approached
    return fetch().catch(() => new Promise<never>(() => {}))
  }
  const Later = lazy(async () => ({ default: await (delivered ? takeOver() : fetch()) }))

  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    // What is there already is rendered at once, with nothing in between.
    const [Section] = useState<ComponentType<Props>>(() => loaded ?? Later)
    useEffect(() => whenNear(place.current, approach), [])
    return (
      <div ref={place}>
        <Part>
          <Suspense fallback={null}>
            <Section {...props} />
          </Suspense>
        </Part>
      </div>
    )
  }
}

/** Calls back when the element is near the screen or something in it takes the focus. */
function whenNear(element: HTMLElement | null, react: () => void) {
  if (!element) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) react()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  element.addEventListener('focusin', react)
  return () => {
    observer.disconnect()
    element.removeEventListener('focusin', react)
  }
}
