import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SitePage } from '../../routes/pages'
import { Part } from './Part'

/** How near to the screen a section has to be for its code to be fetched. */
const NEAR = '50% 0px'

const loaders = new Map<SitePage, (() => Promise<unknown>)[]>()

/** Fetches a page's deferred sections, once its own module is there: a page that is gone to is shown whole. */
export const loadDeferred = (page: SitePage) =>
  Promise.all((loaders.get(page) ?? []).map((load) => load()))

/** Whether what is loaded now stands in the page already, as delivered. */
const isDelivered = () => !import.meta.env.SSR && !('ready' in document.documentElement.dataset)

/**
 * A section whose code is fetched once it is near the screen or has the focus.
 * Until then, and where the code cannot be fetched, it stays as it was delivered,
 * readable and with links that work. An error in it leaves the rest of the page alone.
 * `page` is the page it is a part of; without it, it belongs to the frame around all pages.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  page?: SitePage,
): ComponentType<Props> {
  // Asked here: React comes to the section itself only after the page is alive.
  const delivered = isDelivered()
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
    return loaded
  }
  if (page) loaders.set(page, [...(loaders.get(page) ?? []), fetch])

  let approach = (_place: HTMLElement) => {}
  const approached = new Promise<HTMLElement>((resolve) => {
    approach = resolve
  })
  const takeOver = async () => {
    const place = await approached
    const Section = await fetch().catch(() => undefined)
    // Asked last: a translator may come while the code is on its way.
    return Section && !isTranslated(place) ? Section : new Promise<never>(() => {})
  }
  const Later = lazy(async () => ({ default: await (delivered ? takeOver() : fetch()) }))

  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    // What is there already is rendered at once, with nothing in between.
    const [Section] = useState<ComponentType<Props>>(() => loaded ?? Later)
    useEffect(() => {
      const element = place.current
      if (element) return whenNear(element, () => approach(element))
    }, [])
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

/**
 * Browsers' translators put their words into `font` elements. React would not know
 * such a section again and would draw it anew in the first language.
 */
const isTranslated = (element: HTMLElement) => element.querySelector('font') !== null

/** Calls back when the element is near the screen or something in it takes the focus. */
function whenNear(element: HTMLElement, react: () => void) {
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
