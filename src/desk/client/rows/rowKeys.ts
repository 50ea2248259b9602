import { type RefObject, useEffect, useRef } from 'react'
import type { Outcome } from '../../../shared/deskModel'
import { words } from '../kit/text'
import { outcomes } from './openForm'

/** Where the focus enters a row: its call, or its first outcome. */
export const firstControl = (row: Element | null | undefined): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>('a[href^="tel:"], button[aria-expanded]') ?? [])].find(
    ({ offsetParent }) => offsetParent,
  )

/** Moves the focus from a row that may leave its list to one beside it, or to the list's heading. */
export function leaveRow(reference: string): void {
  const row = document.querySelector(`[data-reference="${reference}"]`)
  if (!row?.contains(document.activeElement)) return
  const beside = firstControl(row.nextElementSibling ?? row.previousElementSibling)
  const goal = beside ?? row.closest('section')?.querySelector('h2')
  goal?.focus()
}

/**
 * Arrow keys between the rows, a letter for each outcome, Escape to close (no outcome), wherever the
 * focus is: outside a row they apply to the last one used, or the first. Not while typing.
 */
export function useRowKeys(
  rows: RefObject<HTMLElement | null>,
  onKey: (reference: string, outcome: Outcome | undefined) => void,
): void {
  const latest = useRef(onKey)
  latest.current = onKey
  const last = useRef<string>(undefined)

  useEffect(() => {
    const referenceOf = (row: Element | null | undefined) =>
      row?.getAttribute('data-reference') ?? undefined

    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
      const all = [...(rows.current?.children ?? [])]
      if (!(target instanceof Element)) return
      const focused = target.closest('[data-reference]')
      const row = focused ?? all.find((each) => referenceOf(each) === last.current) ?? all[0]
      const reference = referenceOf(row)
      if (!row || !reference) return
      if (key === 'Escape') latest.current(reference, undefined)
      if (target.matches('input, select, textarea')) return
      const outcome = outcomes.find((each) => words.keys[each] === key.toUpperCase())
      const steps = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (outcome) latest.current(reference, outcome)
      if (steps) firstControl(focused ? all[all.indexOf(row) + steps] : row)?.focus()
      if (outcome || steps) event.preventDefault()
    }
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last.current = referenceOf(target.closest('[data-reference]')) ?? last.current
    }
    addEventListener('keydown', press)
    addEventListener('focusin', note)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('focusin', note)
    }
  }, [rows])
}
