import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { keep, readKept } from '../browser'
import { useMotionAllowed } from '../hooks/useMotionAllowed'
import { useOnScreen } from '../hooks/useOnScreen'
import { useSavesData } from '../hooks/useSavesData'
import type { Slider } from './useSlider'

/** Between two slides. */
const INTERVAL_MS = 3000
/** The visitor's choice, for the visit and every carousel. */
const KEY = 'carousel'

/** The rotation stops while the pointer is on these, but not on decorative pictures. */
const content = 'a, button, h2, p, img:not([alt=""]), [data-carousel-controls]'

/** The editor's preview turns no slide by itself. */
const isStill = () => document.documentElement.hasAttribute('data-still')

const contentAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(content) : null

/**
 * Turns a slider by itself. Held while the pointer is on content, with focus inside,
 * off screen, in a hidden tab and while dragging; paused by the visitor, by reduced motion or by
 * save-data, because each slide loads a picture.
 */
export function useRotation(root: RefObject<HTMLElement | null>, slider: Slider) {
  const motionAllowed = useMotionAllowed()
  const onScreen = useOnScreen(root)
  const tabVisible = useTabVisible()
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const pointer = useRef<{ x: number; y: number; content: Element | null } | null>(null)
  const [focused, setFocused] = useState(false)
  const [steps, setSteps] = useState(0)

  const restore = useEffectEvent(() => {
    const kept = readKept(KEY) as typeof choice
    setChoice(kept)
    if (kept === 'play') slider.fetch()
  })
  useEffect(() => restore(), [])

  const saving = useSavesData()
  const paused = choice ? choice === 'pause' : !motionAllowed || saving
  const inSight = onScreen && tabVisible
  const held = hovered || focused || slider.dragging || !inSight
  const rotating = slider.ready && !paused && !held && !isStill()

  const turn = useEffectEvent(() => slider.move('next'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step by hand restarts the interval
  useEffect(() => {
    if (!rotating) return
    const interval = setInterval(() => turn(), INTERVAL_MS)
    return () => clearInterval(interval)
  }, [rotating, steps])

  return {
    paused,
    /** Neither paused nor held. */
    rotating,
    /** See `Slide.moving`. */
    moving: inSight && !paused && motionAllowed,
    toggle: () => {
      const next = paused ? 'play' : 'pause'
      slider.fetch()
      setChoice(next)
      keep(KEY, next)
      // The pointer is on the play button: rotate anyway.
      setHovered(false)
      setFocused(false)
    },
    /** Moves by hand and restarts the interval. */
    step: (direction: 'next' | 'prev') => {
      setSteps((count) => count + 1)
      slider.move(direction)
    },
    /** For the root: pointer and focus stop the rotation. */
    holders: {
      onPointerOver: ({ target }: PointerEvent) => {
        if (!contentAt(target)) setHovered(false)
      },
      onPointerMove: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
        const last = pointer.current
        // Ignores moves reported because a slide passes below a resting pointer.
        if (last?.x === x && last.y === y) return
        const content = contentAt(target)
        pointer.current = { x, y, content }
        // Ignores moves within one control, whose icon may change.
        if (content && content !== last?.content) setHovered(pointerType !== 'touch')
      },
      onPointerLeave: () => {
        pointer.current = null
        setHovered(false)
      },
      // A press on a video would leave the focus on an element outside the tab order.
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target instanceof HTMLElement && target.tabIndex >= 0),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** True while prerendering. */
const useTabVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
