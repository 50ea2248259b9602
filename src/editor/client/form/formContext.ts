import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { RecordsOf } from '../../../content/recordNames'
import type { Finding, Path, Proposal } from '../../contract/contract'
import type { DraftSite, Place } from '../../contract/preview'
import type { FormNode } from '../../contract/validatorMessages'
import type { EditOptions } from '../draft/useDraft'
import type { FormEdit } from '../json/applyFormEdit'
import type { Media } from '../media'

export type FieldProps = {
  node: FormNode
  path: Path
  value: unknown
  isRequired: boolean
  /** The keys of its record in the schema's order, to place a new field. */
  order: readonly string[]
}

/** What all fields of a file's form share. */
export type FormContext = {
  /** Renders a nested field; passed here because lists and records contain fields. */
  Field: ComponentType<FieldProps>
  root: FormNode
  /** The file's whole value. */
  whole: unknown
  /** Whether the published file has a record with this id. */
  isPublished(id: string): boolean
  /** Whether it shows a record that is not published yet: its lists are open. */
  isNew: boolean
  /** Whether a field outside the record at `path` names it. */
  isUsed(path: Path): boolean
  /** The records of a list, with the draft's changes. */
  recordsOf: RecordsOf
  /**
   * Adds a record to a list of another file, empty but for `fields`; `isJoined`: in one act with the
   * edit before. Returns its id: `id`, numbered if it is taken.
   */
  addRecord(list: string, id: string, fields?: object, isJoined?: boolean): string
  /** The form of a record of another file that is not published yet; otherwise undefined. */
  newRecordForm(list: string, id: string): ReactNode
  /** The published file's value. */
  published: unknown
  /** The clinic's day, `YYYY-MM-DD`. */
  today: string
  /** Applies all edits as one undo step, with the pictures they add; `message` is its message. */
  edit(edits: FormEdit | readonly FormEdit[], about?: EditOptions): void
  /** Removes a record with its uses elsewhere, after a choice for each; then calls `onRemoved`. */
  removeRecord(path: Path, name: string, onRemoved: () => void): void
  /**
   * The own proposal that waits with the record at a path, or with one in it: only in it the record
   * can be edited.
   */
  waitingAt(path: Path, orInside?: boolean): Proposal | undefined
  /** Opens a proposal as the draft, then the field at the path. */
  continueProposal(proposal: Proposal, path: Path): void
  /** Takes back the last step of the draft. */
  undo(): void
  /** The validator's finding at exactly this path, once the editor has left the field. */
  findingAt(path: Path): Finding | undefined
  /** Applies the finding's fix. */
  fix(finding: Finding): void
  media: Media
}

const Context = createContext<FormContext | undefined>(undefined)
export const FormProvider = Context.Provider

export function useForm(): FormContext {
  const form = useContext(Context)
  if (!form) throw new Error('a field outside of a form')
  return form
}

/** Shows a place that has no field on its page, such as a day of the calendar. */
export const PointAt = createContext<(place: Place) => void>(() => {})

/** The site on show beside the form, with the draft. */
export const ShownSite = createContext<DraftSite | undefined>(undefined)

/** The ARIA attributes of an input whose FieldError has this id. */
export const errorAria = (id: string, finding: Finding | undefined) => ({
  'aria-invalid': finding ? true : undefined,
  'aria-describedby': finding ? `${id}-help ${id}-fault` : `${id}-help`,
})

/** The DOM id of a field. */
export const idOf = (path: Path): string => `f-${path.join('-')}`

/** The inverse of `idOf` for the values of a file; undefined if none has this id. */
export function pathOf(whole: unknown, id: string): Path | undefined {
  const find = (part: unknown, path: Path): Path | undefined => {
    if (path.length > 0 && idOf(path) === id) return path
    if (part === null || typeof part !== 'object') return undefined
    for (const [key, item] of Object.entries(part)) {
      const found = find(item, [...path, Array.isArray(part) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  return find(whole, [])
}
