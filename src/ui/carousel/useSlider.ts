import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useEffect, useState } from 'react'

export type Slider = {
  /** False while the row is a plain scroller: prerendered, or keen-slider not there (yet). */
  ready: boolean
  /** Index of the slide in front or being moved to. */
  active: number
  dragging: boolean
  move: (direction: 'next' | 'prev') => void
}

const MOVE_MS = 400
const settle = (t: number) => 1 - (1 - t) ** 4

/**
 * Hands a scrolling row of slides over to keen-slider, in place: the same
 * nodes, the slide the visitor has scrolled to, no shift. The library arrives
 * as a chunk of its own; should it fail to, the row stays a scroller.
 */
export function useSlider(row: RefObject<HTMLElement | null>, animated: boolean): Slider {
  const [slider, setSlider] = useState<KeenSliderInstance>()
  const [active, setActive] = useState(0)
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    let created: KeenSliderInstance | undefined
    let gone = false
    // keen-slider itself watches the window only, and a scrollbar comes and goes without it.
    const resized = new ResizeObserver(() => {
      if (created && Math.round(created.size) !== created.container.clientWidth) created.update()
    })
    import('keen-slider').then(
      ({ default: KeenSlider }) => {
        const element = row.current
        if (gone || !element) return
        const initial = Math.round(Math.abs(element.scrollLeft) / (element.clientWidth || 1))
        const instance = new KeenSlider(element, {
          initial,
          loop: true,
          rtl: getComputedStyle(element).direction === 'rtl',
          selector: [...element.children].filter((child) => child instanceof HTMLElement),
          dragStarted: () => setDragging(true),
          dragEnded: () => setDragging(false),
          // The target is known when the move starts; `slideChanged` comes half way through.
          animationStarted: ({ animator, track }) => {
            if (animator.targetIdx !== null) setActive(track.absToRel(animator.targetIdx))
          },
          // A change of size ends a move wherever it was.
          updated: ({ track }) => setActive(track.details.rel),
        })
        element.scrollLeft = 0
        created = instance
        resized.observe(element)
        setActive(initial)
        setSlider(instance)
      },
      () => undefined,
    )
    return () => {
      gone = true
      resized.disconnect()
      created?.destroy()
    }
  }, [row])

  const move = (direction: 'next' | 'prev') => {
    if (!slider) return
    // From the slide that is being moved to, so that quick presses add up.
    const from = slider.animator.targetIdx ?? slider.track.details.abs
    slider.moveToIdx(direction === 'next' ? from + 1 : from - 1, true, {
      duration: animated ? MOVE_MS : 1,
      easing: settle,
    })
  }

  return { ready: slider !== undefined, active, dragging, move }
}
