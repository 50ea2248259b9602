import type KeenSlider from 'keen-slider'
import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { savesData } from '../browser'
import { useSavesData } from '../hooks/useSavesData'

export type Slider = ReturnType<typeof useSlider>

type Direction = 'next' | 'prev'

const MOVE_MS = 400
const settle = (t: number) => 1 - (1 - t) ** 4

/**
 * Upgrades a scrolling row to keen-slider in place, at the current slide, without layout shift.
 * The library is a lazy chunk; if it fails, the row stays a scroller. With save-data it is fetched
 * when the visitor presses a control.
 */
export function useSlider(row: RefObject<HTMLElement | null>, animated: boolean) {
  const [slider, setSlider] = useState<KeenSliderInstance>()
  const [library, setLibrary] = useState<typeof KeenSlider>()
  const saving = useSavesData()
  // Index of the current or target slide.
  const [active, setActive] = useState(0)
  const [dragging, setDragging] = useState(false)
  /** The last move before the library arrived. */
  const early = useRef<Direction>(undefined)

  const [lost, setLost] = useState(false)
  const fetchLibrary = () => {
    import('keen-slider').then(
      ({ default: library }) => setLibrary(() => library),
      () => setLost(true),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    if (!savesData()) fetchLibrary()
  }, [])

  const isScroller = saving && !library
  useEffect(() => {
    const element = row.current
    if (!isScroller || !element) return
    const follow = () => setActive(slideAt(element))
    element.addEventListener('scroll', follow)
    return () => element.removeEventListener('scroll', follow)
  }, [row, isScroller])

  useEffect(() => {
    const element = row.current
    if (!library || !element) return
    // keen-slider observes only the window, which misses scrollbars.
    const resized = new ResizeObserver(() => {
      if (Math.round(created.size) !== created.container.clientWidth) created.update()
    })
    const initial = slideAt(element)
    const created = new library(element, {
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
    resized.observe(element)
    setActive(initial)
    setSlider(created)
    return () => {
      resized.disconnect()
      created.destroy()
    }
  }, [row, library])

  const move = (direction: Direction) => {
    if (!slider) {
      early.current = direction
      fetchLibrary()
      return
    }
    // From the target slide, so that quick presses add up.
    const from = slider.animator.targetIdx ?? slider.track.details.abs
    slider.moveToIdx(direction === 'next' ? from + 1 : from - 1, true, {
      duration: animated ? MOVE_MS : 1,
      easing: settle,
    })
  }

  const moveEarly = useEffectEvent(() => {
    if (early.current) move(early.current)
  })
  useEffect(() => {
    if (slider) moveEarly()
  }, [slider])

  return {
    /** Not ready: the row is a plain scroller, prerendered or without keen-slider. */
    ready: slider !== undefined,
    /** Scrolled by the visitor until a control is pressed, to save data. */
    waiting: saving && !slider && !lost,
    fetch: fetchLibrary,
    active,
    dragging,
    move,
  }
}

/** The index of the slide that a row is scrolled to. */
const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(Math.abs(scrollLeft) / (clientWidth || 1))
