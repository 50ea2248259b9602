import { useState } from 'react'
import type { Outcome } from '../../../shared/deskModel'
import type { DeskRequest } from '../../contract/contract'
import { isTexts } from '../kit/storage'
import { useKept } from '../kit/useKept'

export const outcomes = ['unreached', 'booked', 'cancelled'] as const satisfies Outcome[]

/** The text of a form's fields. `key`: idempotency key of an entry, constant across retries. */
type Field =
  | Exclude<Outcome, 'cancelled'>
  | 'note'
  | 'reason'
  | 'doctor'
  | 'type'
  | 'minutes'
  | 'name'
  | 'phone'
  | 'language'
  | 'key'
export type Draft = Partial<Record<Field, string>>

/** A row that is being worked on; without an outcome it shows its details. */
export type OpenForm = {
  /** The request when it was opened: later versions are conflicts. */
  opened: DeskRequest
  outcome?: Outcome
  draft?: Draft
  /** Another version that the person has seen, and may overwrite. */
  conflict?: DeskRequest
  /** After a drag: the form is submitted when it opens, to show what needs confirmation. */
  isDropped?: boolean
  /** Closed with typed text, which the next opening shows. */
  isClosed?: boolean
  /** Opened with text that was typed before. */
  isBack?: boolean
}

const isOf = (reference: string) => (form: OpenForm) => form.opened.reference === reference

/** The typed text of each form with the version of its request, and no other data of the patient. */
const toStore = (forms: readonly OpenForm[]) =>
  forms.flatMap(({ opened: { reference, version }, draft }) =>
    draft ? [{ opened: { reference, version }, draft, isClosed: true, isBack: true }] : [],
  )

/** Whether the tab stores what `toStore` returns. */
const isStored = (stored: unknown): boolean =>
  Array.isArray(stored) &&
  stored.every(
    (form) =>
      typeof form?.opened?.reference === 'string' &&
      typeof form.opened.version === 'number' &&
      isTexts(form.draft),
  )

/** The open forms of an account on a page. Typed text is kept until it is saved or discarded. */
export function useOpenForms(owner: string, page: 'board' | 'day') {
  const [all, setForms] = useKept<OpenForm[]>(owner, page, [], isStored, toStore)
  const [before] = useState(all)
  const forms = all
    .filter(({ isClosed }) => !isClosed)
    // Typed before this page was opened.
    .map((form) => (form.draft && before.includes(form) ? { ...form, isBack: true } : form))
  return {
    forms,
    formOf: (reference: string) => forms.find(isOf(reference)),
    /** Opens or changes a form. Others stay open if something is typed into them. */
    setForm(form: OpenForm): void {
      const isThis = isOf(form.opened.reference)
      setForms((known) => {
        const closed = known.find((each) => isThis(each) && each.isClosed)
        const { outcome } = form
        const opened = closed && { ...form.opened, version: closed.opened.version }
        const next = opened ? { ...closed, opened, outcome, isClosed: false } : form
        return closed || known.some(isThis)
          ? known.map((each) => (isThis(each) ? next : each))
          : [...known.filter(({ draft }) => draft), form]
      })
    },
    /** Keeps what is typed. */
    close: (reference: string): void =>
      setForms((known) =>
        known.flatMap((each) => {
          if (!isOf(reference)(each)) return [each]
          return each.draft ? [{ ...each, isClosed: true, isBack: true }] : []
        }),
      ),
    /** Closes a form that is saved or discarded. */
    drop: (reference: string): void =>
      setForms((known) => known.filter((each) => !isOf(reference)(each))),
  }
}

export type OpenForms = ReturnType<typeof useOpenForms>
