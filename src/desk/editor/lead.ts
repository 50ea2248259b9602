import { useLayoutEffect, useReducer, useRef } from 'react'
import type { Path } from './contract'
import { idOf } from './form/formContext'

/**
 * Leads to somewhere once it is there, in the very commit that brings its form. Whoever
 * comes to another subject without being led anywhere begins at its head.
 */
export function useLead(subject: string): (there: () => void) => void {
  const wanted = useRef<() => void>(undefined)
  const last = useRef(subject)
  const [, again] = useReducer((turn: number) => turn + 1, 0)
  useLayoutEffect(() => {
    const go = wanted.current
    wanted.current = undefined
    const isOther = last.current !== subject
    last.current = subject
    if (isOther) beginAtHead()
    go?.()
  })
  return (there) => {
    wanted.current = there
    again()
  }
}

function beginAtHead(): void {
  focusHeading(document.getElementById('subject-heading') ? 'subject-heading' : 'editor-heading')
  scrollTo({ top: 0 })
}

/** Brings a heading to the top, and the focus to it. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Focuses the field of a translation. */
export function focusEntry(file: string, [key]: Path): void {
  const fields = document.querySelectorAll<HTMLElement>('[data-entry]')
  const own = [...fields].find(({ dataset }) => dataset.file === file && dataset.entry === key)
  own?.focus()
  own?.scrollIntoView({ block: 'center' })
}

/** Focuses the field of a place, or of the nearest place around it, with the records around it open. */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById(idOf(path.slice(0, length)))
    if (!field) continue
    for (let around: Element | null = field; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field.focus()
    return
  }
}
