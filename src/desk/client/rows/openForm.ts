import { createContext, type RefObject, useContext, useState } from 'react'
import type { Outcome } from '../../../shared/deskModel'
import type { DeskRequest } from '../../contract/contract'

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
}

/**
 * The open forms of an account, in memory: they outlive pages and a session that has ended.
 * `entry`: of a phone call or walk-in.
 */
export type KeptForms = {
  owner: string
  board: OpenForm[]
  day: OpenForm[]
  entry: Draft | undefined
}

export const KeptFormsContext = createContext<RefObject<KeptForms | undefined>>({
  current: undefined,
})

const isOf = (reference: string) => (form: OpenForm) => form.opened.reference === reference

/** State that outlives the page. Another account's is dropped, never shown or sent. */
export function useKept<Part extends 'board' | 'day' | 'entry'>(owner: string, part: Part) {
  const kept = useContext(KeptFormsContext)
  const own: KeptForms =
    kept.current?.owner === owner ? kept.current : { owner, board: [], day: [], entry: undefined }
  const [value, setValue] = useState<KeptForms[Part]>(own[part])
  kept.current = { ...own, [part]: value }
  return [value, setValue] as const
}

/** The open forms of a page. */
export function useOpenForms(owner: string, part: 'board' | 'day') {
  const [forms, setForms] = useKept(owner, part)
  return {
    forms,
    formOf: (reference: string) => forms.find(isOf(reference)),
    /** Opens or changes a form. Others stay open if something is typed into them. */
    setForm(form: OpenForm): void {
      const isThis = isOf(form.opened.reference)
      setForms((all) =>
        all.some(isThis)
          ? all.map((each) => (isThis(each) ? form : each))
          : [...all.filter(({ draft }) => draft), form],
      )
    },
    close: (reference: string): void =>
      setForms((all) => all.filter((each) => !isOf(reference)(each))),
  }
}

export type OpenForms = ReturnType<typeof useOpenForms>
