import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useMotionAllowed } from '../../lib/useMotionAllowed'
import { useOnScreen } from '../../lib/useOnScreen'
import { useTabVisible } from '../../lib/useTabVisible'
import type { Slider } from './useSlider'

export type Rotation = {
  /** The visitor's word, or reduced motion: nothing turns until the visitor plays. */
  paused: boolean
  /** Turning right now: not paused and held by nothing. */
  rotating: boolean
  /** See `Slide.moving`. */
  moving: boolean
  toggle: () => void
  /** Moves by hand; the next turn then is a whole interval away. */
  step: (direction: 'next' | 'prev') => void
  /** For the carousel's root: pointer and focus hold the rotation. */
  holders: {
    onPointerOver: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * What a pointer rests on to read, look or press: words, links, controls, pictures with
 * something to tell. On a picture for decoration it just lies, as it does anywhere.
 */
const telling = 'a, button, h2, p, img:not([alt=""]), [data-carousel-controls]'

const tellingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(telling) : null

/**
 * Turns a slider every `intervalMs` milliseconds. It holds while the pointer is on
 * something that tells, with focus inside, off screen, in a hidden tab and during a drag;
 * after the visitor's pause it stays paused; under reduced motion it starts paused.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step by hand starts the interval anew
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
      // Whoever presses play stands on the button and still means it.
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
        // A slide on its way carries its words beneath a resting pointer, which browsers report as a move.
        if (last?.x === x && last.y === y) return
        const told = tellingAt(target)
        pointer.current = { x, y, told }
        // Within one control nothing changes, its drawing may.
        if (told && told !== last?.told) setHovered(pointerType !== 'touch')
      },
      onPointerLeave: () => {
        pointer.current = null
        setHovered(false)
      },
      // A press on a loop leaves the focus there, where no keyboard comes.
      onFocus: ({ target }) => setFocused(target instanceof HTMLElement && target.tabIndex >= 0),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
