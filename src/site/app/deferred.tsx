import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { SectionBoundary } from '../sections/site/SectionBoundary'
import { keepEarlyClick } from './earlyClick'

/** Distance from the viewport at which a section's code is fetched. */
const NEAR = '50% 0px'

type SectionSlotProps = {
  onMount?: (place: HTMLElement) => () => void
  /** Called when the section is hydrated. */
  onHydration?: () => void
  children: ReactNode
}

/** Renders the same markup for eager and deferred sections. */
function SectionSlot({ onMount, onHydration, children }: SectionSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return onMount?.(place.current)
  }, [onMount])
  return (
    <div ref={place}>
      <SectionBoundary>
        <Suspense fallback={null}>
          {children}
          <OnMount call={onHydration} />
        </Suspense>
      </SectionBoundary>
    </div>
  )
}

/** A section whose code is loaded: in prerendered pages and after navigation. */
export function eager<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <SectionSlot>
      <Section {...props} />
    </SectionSlot>
  )
}

type Deferred<Props> = {
  Section: ComponentType<Props>
  /** Hydrates early; resolves even if the code cannot be fetched. */
  hydrate(): Promise<void>
}

/**
 * A section of a delivered page whose code is fetched near the viewport or on focus. Until then,
 * or if fetching fails, its HTML stays readable and its links work.
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
  let pressAgain = () => {}
  const hydrate = async () => {
    const loaded = await load().catch((error: unknown) => {
      console.error('A section did not start:', error)
      return undefined
    })
    // Checked last: a translator may change the section while the code loads.
    if (loaded && !(place && isTranslated(place))) show({ default: loaded })
    // Opens what only scripts would open.
    else if (place) place.dataset.unstarted = ''
  }
  const attach = (element: HTMLElement) => {
    place = element
    pressAgain = keepEarlyClick(element)
    const stopWatching = whenNear(element, () => void hydrate())
    return () => {
      stopWatching()
      pressAgain()
    }
  }
  const Section = (props: Props) => (
    <SectionSlot onMount={attach} onHydration={() => pressAgain()}>
      <Loaded {...props} />
    </SectionSlot>
  )
  return { Section, hydrate }
}

function OnMount({ call }: { call?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section hydrates once
  useEffect(() => call?.(), [])
  return null
}

/** Browser translators insert `font` elements, on which hydration would fail. */
const isTranslated = (element: HTMLElement) => element.querySelector('font') !== null

/** Calls back when the element is near the viewport or receives focus. */
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
