import { createContext, type RefObject, useContext, useState } from 'react'
import type { DeskRequest, Outcome } from '../../contract/contract'

export const outcomes = ['unreached', 'booked', 'cancelled'] as const satisfies Outcome[]

/** What is typed into a form; the times of both outcomes as typed. */
export type Draft = Partial<Record<'unreached' | 'booked' | 'note' | 'reason', string>>

/** A row that is being worked on; without an outcome it shows its details. */
export type OpenForm = {
  /** The request when it was opened: later versions are conflicts. */
  opened: DeskRequest
  outcome?: Outcome
  draft?: Draft
  /** Another version that the person has seen, and may overwrite. */
  conflict?: DeskRequest
}

/** The open forms of an account, in memory: they outlive pages and a session that has ended. */
export type KeptForms = { owner: string; forms: OpenForm[] }

export const KeptFormsContext = createContext<RefObject<KeptForms | undefined>>({
  current: undefined,
})

const isOf = (reference: string) => (form: OpenForm) => form.opened.reference === reference

/** An account's open forms. Another account's are dropped, never shown or sent. */
export function useOpenForms(owner: string) {
  const kept = useContext(KeptFormsContext)
  const [forms, setForms] = useState(kept.current?.owner === owner ? kept.current.forms : [])
  kept.current = { owner, forms }
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
