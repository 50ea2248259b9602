import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Outcome } from '../../../shared/deskModel'
import { plainLetters } from '../../../shared/formats/letters'
import { readStored, writeStored } from '../kit/storage'
import { words } from '../kit/text'
import { outcomes } from './openForm'

const key = 'desk-keys'

/** Whether letters are keys on this device. */
export const hasLetters = (): boolean => readStored(key) !== 'off'
export const chooseLetters = (isOn: boolean): void => writeStored(key, isOn ? 'on' : 'off')

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
 * Keys of the row that has the focus: a letter for each outcome unless they are switched off, not
 * while typing; Escape closes (no outcome). Arrow keys between the rows; from elsewhere to the first.
 */
export function useRowKeys(
  rows: RefObject<HTMLElement | null>,
  onKey: (reference: string, outcome: Outcome | undefined) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
    if (!(target instanceof Element)) return
    const row = target.closest('[data-reference]')
    const reference = row?.getAttribute('data-reference')
    if (reference && key === 'Escape') onKey(reference, undefined)
    if (target.matches('input, select, textarea')) return
    const all = [...(rows.current?.children ?? [])]
    const steps = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (steps) firstControl(row ? all[all.indexOf(row) + steps] : all[0])?.focus()
    const letter = plainLetters(key)
    const outcome = outcomes.find((each) => plainLetters(words.keys[each]) === letter)
    if (reference && outcome && hasLetters()) onKey(reference, outcome)
    else if (!steps) return
    event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
