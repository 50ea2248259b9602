import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useEffect, useState } from 'react'

export type Slider = ReturnType<typeof useSlider>

const MOVE_MS = 400
const settle = (t: number) => 1 - (1 - t) ** 4

/**
 * Upgrades a scrolling row to keen-slider in place, at the current slide, without layout shift.
 * The library is a lazy chunk; if it fails, the row stays a scroller.
 */
export function useSlider(row: RefObject<HTMLElement | null>, animated: boolean) {
  const [slider, setSlider] = useState<KeenSliderInstance>()
  // Index of the current or target slide.
  const [active, setActive] = useState(0)
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    let created: KeenSliderInstance | undefined
    let gone = false
    // keen-slider observes only the window, which misses scrollbars.
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
          // The target is known at the start of a move; `slideChanged` fires half way.
          animationStarted: ({ animator, track }) => {
            if (animator.targetIdx !== null) setActive(track.absToRel(animator.targetIdx))
          },
          // A resize interrupts a move anywhere.
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
    // From the target slide, so that quick presses add up.
    const from = slider.animator.targetIdx ?? slider.track.details.abs
    slider.moveToIdx(direction === 'next' ? from + 1 : from - 1, true, {
      duration: animated ? MOVE_MS : 1,
      easing: settle,
    })
  }

  // Not ready: the row is a plain scroller, prerendered or without keen-slider.
  return { ready: slider !== undefined, active, dragging, move }
}
