import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Part } from '../sections/site/Part'

/** How near to the screen a section has to be for its code to be fetched. */
const NEAR = '50% 0px'

/** The place of a section that may be deferred; what is rendered is the same either way. */
function Place({
  onStand,
  children,
}: {
  onStand?: (place: HTMLElement) => () => void
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return onStand?.(place.current)
  }, [onStand])
  return (
    <div ref={place}>
      <Part>
        <Suspense fallback={null}>{children}</Suspense>
      </Part>
    </div>
  )
}

/** A section whose code is there: in pages that are printed, and in those the visitor goes to. */
export function placed<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Place>
      <Section {...props} />
    </Place>
  )
}

type Deferred<Props> = {
  Section: ComponentType<Props>
  /** Makes it alive before it is near; resolves too where that cannot be. */
  wake(): Promise<void>
}

/**
 * A section of a delivered page whose code is fetched once it is near the screen
 * or has the focus. Until then, and where the code cannot be fetched, it stays as it
 * was delivered, readable and with links that work: React leaves what it does not
 * know yet alone. An error in it leaves the rest of the page alone.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Deferred<Props> {
  let show = (_section: { default: ComponentType<Props> }) => {}
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve
  })
  const Loaded = lazy(() => shown)
  let place: HTMLElement | undefined
  const wake = async () => {
    const loaded = await load().catch(() => undefined)
    // Asked last: a translator may come while the code is on its way.
    if (loaded && !(place && isTranslated(place))) show({ default: loaded })
  }
  const stand = (element: HTMLElement) => {
    place = element
    return whenNear(element, () => void wake())
  }
  const Section = (props: Props) => (
    <Place onStand={stand}>
      <Loaded {...props} />
    </Place>
  )
  return { Section, wake }
}

/**
 * Browsers' translators put their words into `font` elements. React would not know
 * such a section again and would draw it anew in the first language.
 */
const isTranslated = (element: HTMLElement) => element.querySelector('font') !== null

/** Calls back when the element is near the screen or something in it takes the focus. */
function whenNear(element: HTMLElement, near: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  element.addEventListener('focusin', near)
  return () => {
    observer.disconnect()
    element.removeEventListener('focusin', near)
  }
}
