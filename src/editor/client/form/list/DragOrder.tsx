import type { ComponentProps } from 'react'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import styles from './List.module.css'

type Drag = { from: number; to: number }

/** The index for a record dropped at `y`, from the vertical middles of all records. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const others = middles.filter((_, index) => index !== from)
  return others.filter((middle) => middle < y).length
}

/**
 * Reorders records by pointer: `handle` props for the grip, `mark` props for the record. Keyboards
 * use the buttons.
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
      // The last move may not be rendered yet.
      onPointerUp({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
        setDrag(undefined)
        if (drag) onMove(drag.from, placeAt(middlesAround(currentTarget), drag.from, clientY))
      },
      // Dropping is not a click on the summary around the handle.
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

/** The grip of a record; for pointers only. */
export function DragHandle(props: ComponentProps<'span'>) {
  return (
    <span className={styles.handle} aria-hidden="true" {...props}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
      </svg>
    </span>
  )
}
