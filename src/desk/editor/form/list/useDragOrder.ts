import { type MouseEvent, type PointerEvent, useState } from 'react'

type Drag = { from: number; to: number }

/** Of the records' middles, down the page: to which place one comes that is held at `y`. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const others = middles.filter((_, index) => index !== from)
  return others.filter((middle) => middle < y).length
}

/**
 * Moving records by pointer: `handle` is for what one takes hold of, `mark` for the record
 * itself. Keyboards have buttons; nothing here is the only way.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  const middlesAround = (handle: Element): number[] => {
    const records = handle.closest('[data-records]')
    const own = [...(records?.querySelectorAll('[data-record]') ?? [])]
    return own
      .filter((each) => each.closest('[data-records]') === records)
      .map((each) => each.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2)
  }

  return {
    handle: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
        if (drag)
          setDrag({ ...drag, to: placeAt(middlesAround(currentTarget), drag.from, clientY) })
      },
      onPointerUp() {
        setDrag(undefined)
        if (drag) onMove(drag.from, drag.to)
      },
      // What it stands in may open at a click; it was only let go.
      onClick: (event: MouseEvent) => event.preventDefault(),
      onPointerCancel: () => setDrag(undefined),
    }),
    mark: (index: number) => ({
      'data-record': true,
      'data-dragged': drag?.from === index || undefined,
      'data-drop':
        drag && drag.to === index && drag.to !== drag.from
          ? drag.to < drag.from
            ? 'before'
            : 'after'
          : undefined,
    }),
  }
}
