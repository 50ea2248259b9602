import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import type { Path } from '../contract/contract'
import { idOf } from './form/formContext'

/**
 * Runs a focus action in the commit that renders its target. A change of subject without one
 * focuses the heading.
 */
export function useFocus(subject: string): (action: () => void) => void {
  const pending = useRef<() => void>(undefined)
  const last = useRef(subject)
  const [, render] = useReducer((turn: number) => turn + 1, 0)
  useLayoutEffect(() => {
    const action = pending.current
    pending.current = undefined
    const isOther = last.current !== subject
    last.current = subject
    if (isOther) focusTop()
    action?.()
  })
  return (action) => {
    pending.current = action
    render()
  }
}

/** Where a person works: the open form and the id of the field with the focus. */
export type WorkPlace = { subject: string; field: string }

/** Keeps the place in `kept` when the editor is replaced, and returns to its field once it is shown. */
export function useKeptPlace(kept: RefObject<WorkPlace>, subject: string, isShown: boolean): void {
  kept.current.subject = subject
  useLayoutEffect(() => {
    if (!isShown) return
    document.getElementById(kept.current.field)?.focus({ preventScroll: true })
    return () => {
      kept.current.field = document.activeElement?.id ?? ''
    }
  }, [kept, isShown])
}

function focusTop(): void {
  focusHeading(document.getElementById('subject-heading') ? 'subject-heading' : 'editor-heading')
  scrollTo({ top: 0 })
}

/** Scrolls to a heading and focuses it. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** As a ref: focuses an element that replaces the one with the focus. */
export const focusShown = (element: HTMLElement | null): void => element?.focus()

/** Focuses the field of a translation. */
export function focusEntry(file: string, [key]: Path): void {
  const fields = document.querySelectorAll<HTMLElement>('[data-entry]')
  const own = [...fields].find(({ dataset }) => dataset.file === file && dataset.entry === key)
  own?.focus()
  own?.scrollIntoView({ block: 'center' })
}

/**
 * Focuses the field at a path, the first one in it, or that of the nearest parent that has one,
 * and opens the details around it.
 */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const id = idOf(path.slice(0, length))
    const own = document.getElementById(id)
    const field = own?.querySelector('summary') ?? own ?? first(id)
    if (!field) continue
    for (let around: Element | null = field; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field.focus()
    return
  }
}

/** The first field in a record without an element of its own, such as a row of prices. */
const first = (id: string) =>
  document.querySelector<HTMLElement>(`:is(input, select, textarea)[id^="${CSS.escape(id)}-"]`)
