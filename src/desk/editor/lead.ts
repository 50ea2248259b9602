import { useEffect, useRef } from 'react'
import type { Path } from './contract'
import { idOf } from './form/formContext'

/** Leads to the field of a place once the form of its subject is there. */
export function leadTo(path: Path): void {
  requestAnimationFrame(() => requestAnimationFrame(() => lead(path)))
}

/** Focuses the field of a place, or of the nearest place around it, with the records around it open. */
function lead(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById(idOf(path.slice(0, length)))
    if (!field) continue
    for (let around: Element | null = field; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field.focus()
    return
  }
}

/** Brings a heading to the top once it is there, and the focus to it. */
export function leadToHeading(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusHeading(id)))
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Whoever comes to another subject begins at its head; a field that is led to comes after. */
export function useHeadFocus(subject: string): void {
  const last = useRef(subject)
  useEffect(() => {
    if (last.current === subject) return
    last.current = subject
    const head = document.getElementById('subject-heading') ? 'subject-heading' : 'editor-heading'
    focusHeading(head)
    scrollTo({ top: 0 })
  }, [subject])
}
