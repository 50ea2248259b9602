import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import type { DeskRequest } from '../../contract/contract'
import { type Range, timeAt, wide } from './dayGrid'

/** Pixels: shorter moves are clicks. */
const threshold = 5
/** Minutes. */
const step = 5

export type Place = { doctor: string; day: string; at: string }

/** The place in the grid under a pointer that holds something `grabbed` pixels below its top. */
function placeAt({ clientX, clientY }: PointerEvent, grabbed: number, range: Range) {
  const column = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('[data-doctor]:not([data-doctor=""])')
  const { doctor, day } = column?.dataset ?? {}
  if (!column || !doctor || !day) return undefined
  return { doctor, day, at: timeAt(column, clientY - grabbed, day, range, step) }
}

/** Moves appointments in the grid with the mouse. A finger scrolls; Escape ends it. */
export function useDragging(range: Range, onDrop: (request: DeskRequest, place: Place) => void) {
  const [dragged, setDragged] = useState<Place & { request: DeskRequest }>()

  function begin(event: ReactPointerEvent<HTMLElement>, request: DeskRequest): void {
    const { button, pointerType, currentTarget, target } = event
    if (button !== 0 || pointerType === 'touch' || !matchMedia(wide).matches) return
    // Other buttons and links in the row keep their own meaning.
    const control = target instanceof Element && target.closest('a, button')
    if (control && !control.hasAttribute('aria-expanded')) return
    const start = event.nativeEvent
    const grabbed = start.clientY - currentTarget.getBoundingClientRect().top
    const over = new AbortController()
    const { signal } = over
    let place: Place | undefined
    let isMoving = false

    const end = () => {
      over.abort()
      setDragged(undefined)
    }
    addEventListener(
      'pointermove',
      (moved) => {
        const [x, y] = [moved.clientX - start.clientX, moved.clientY - start.clientY]
        isMoving ||= Math.hypot(x, y) >= threshold
        if (!isMoving) return
        place = placeAt(moved, grabbed, range)
        setDragged(place && { request, ...place })
      },
      { signal },
    )
    addEventListener(
      'pointerup',
      () => {
        end()
        if (!isMoving) return
        // The click that follows belongs to the move.
        const suppress = (click: Event) => click.stopPropagation()
        addEventListener('click', suppress, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', suppress, { capture: true }))
        const { appointmentAt, appointmentDoctor } = request
        if (place && (place.at !== appointmentAt || place.doctor !== appointmentDoctor))
          onDrop(request, place)
      },
      { signal },
    )
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
  return { dragged, begin }
}
