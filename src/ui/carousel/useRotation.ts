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
import { useMotionAllowed } from '../hooks/useMotionAllowed'
import { useOnScreen } from '../hooks/useOnScreen'
import type { Slider } from './useSlider'

export type Rotation = {
  /** Paused by the visitor or by reduced motion. */
  paused: boolean
  /** Rotating now: neither paused nor held. */
  rotating: boolean
  /** See `Slide.moving`. */
  moving: boolean
  toggle: () => void
  /** Moves by hand and restarts the interval. */
  step: (direction: 'next' | 'prev') => void
  /** For the root: pointer and focus hold the rotation. */
  holders: {
    onPointerOver: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Hovering these holds the rotation: texts, links, controls, pictures with an alternative text.
 * Decorative pictures do not.
 */
const telling = 'a, button, h2, p, img:not([alt=""]), [data-carousel-controls]'

const tellingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(telling) : null

/**
 * Turns a slider every `intervalMs` ms. Held while the pointer is on content, with focus inside,
 * off screen, in a hidden tab and while dragging; paused by the visitor or by reduced motion.
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  slider: Slider,
  intervalMs: number,
): Rotation {
  const motionAllowed = useMotionAllowed()
  const onScreen = useOnScreen(root)
  const tabVisible = useTabVisible()
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const pointer = useRef<{ x: number; y: number; told: Element | null } | null>(null)
  const [focused, setFocused] = useState(false)
  const [steps, setSteps] = useState(0)

  const paused = choice ? choice === 'pause' : !motionAllowed
  const inSight = onScreen && tabVisible
  const held = hovered || focused || slider.dragging || !inSight
  const rotating = slider.ready && !paused && !held

  const turn = useEffectEvent(() => slider.move('next'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step by hand restarts the interval
  useEffect(() => {
    if (!rotating) return
    const interval = setInterval(() => turn(), intervalMs)
    return () => clearInterval(interval)
  }, [rotating, intervalMs, steps])

  return {
    paused,
    rotating,
    moving: inSight && !paused && motionAllowed,
    toggle: () => {
      setChoice(paused ? 'play' : 'pause')
      // The visitor's pointer is on the play button: do not hold.
      setHovered(false)
      setFocused(false)
    },
    step: (direction) => {
      setSteps((count) => count + 1)
      slider.move(direction)
    },
    holders: {
      onPointerOver: ({ target }) => {
        if (!tellingAt(target)) setHovered(false)
      },
      onPointerMove: ({ pointerType, clientX: x, clientY: y, target }) => {
        const last = pointer.current
        // Ignores moves reported because a slide passes below a resting pointer.
        if (last?.x === x && last.y === y) return
        const told = tellingAt(target)
        pointer.current = { x, y, told }
        // Ignores moves within one control, whose icon may change.
        if (told && told !== last?.told) setHovered(pointerType !== 'touch')
      },
      onPointerLeave: () => {
        pointer.current = null
        setHovered(false)
      },
      // A press on a video would leave the focus on an element outside the tab order.
      onFocus: ({ target }) => setFocused(target instanceof HTMLElement && target.tabIndex >= 0),
      onBlur: ({ currentTarget, relatedTarget }) =>
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
