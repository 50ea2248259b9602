import type { MouseEvent } from 'react'

/** The first click into a field selects its content, as Tab does; the next ones place the caret. */
export function selectOnClick(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget } = event
  if (document.activeElement === currentTarget) return
  event.preventDefault()
  currentTarget.focus()
  currentTarget.select()
}
