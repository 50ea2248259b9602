import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Hover delay. */
const INTENT = 120

const canHover = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * Opens on mouse hover. After closing, the pointer must leave first, which coordinates show:
 * toggling `inert` fires enter and leave without movement. Returns pointer handlers.
 */
export function useHoverOpening(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  open: () => void,
) {
  const timer = useRef<number>(undefined)
  const mayOpen = useRef(true)

  useEffect(() => {
    window.clearTimeout(timer.current)
    if (isOpen) mayOpen.current = !element.current?.matches(':hover')

    const onMove = (event: globalThis.PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (isOpen || !mayOpen.current) mayOpen.current = !isOver(element.current, event)
    }
    const onLeaveWindow = () => {
      mayOpen.current = true
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    document.documentElement.addEventListener('mouseleave', onLeaveWindow)
    return () => {
      window.clearTimeout(timer.current)
      document.removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('mouseleave', onLeaveWindow)
    }
  }, [isOpen, element])

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (isOpen || !mayOpen.current || pointerType !== 'mouse' || !canHover()) return
      timer.current = window.setTimeout(open, INTENT)
    },
    onPointerLeave: () => window.clearTimeout(timer.current),
  }
}

function isOver(element: HTMLElement | null, { clientX, clientY }: globalThis.PointerEvent) {
  const box = element?.getBoundingClientRect()
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  )
}
