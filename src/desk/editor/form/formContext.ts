import { createContext, useContext } from 'react'
import type { Finding, FormNode, Path } from '../contract'
import type { EditAbout } from '../draft/useDraft'
import type { Media } from '../media'
import type { FormEdit } from '../text/edit'

/** What every field of one file's form shares. */
export type FormContext = {
  root: FormNode
  /** The file's whole value. */
  whole: unknown
  /** Whether the published file has a record of this code. */
  isPublished(id: string): boolean
  /** The clinic's day, `YYYY-MM-DD`. */
  today: string
  /** Does all edits as one change, with the pictures they bring; `said` tells it, and offers to take it back. */
  edit(edits: FormEdit | readonly FormEdit[], about?: EditAbout): void
  /** What the gate says of the value at exactly this place. */
  findingAt(path: Path): Finding | undefined
  /** Puts the proven correction in place. */
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

/** Follows a reference inside the same schema. */
export const resolved = (root: FormNode, node: FormNode): FormNode =>
  root.definitions?.[definitionOf(node) ?? ''] ?? node

/** The name of the definition a node refers to. */
export const definitionOf = (node: FormNode): string | undefined =>
  /^#\/definitions\/(.+)$/.exec(node.$ref ?? '')?.[1]

/** The id of a field in the page. */
export const idOf = (path: Path): string => `f-${path.join('-')}`

/** Whether there is nothing in it for an editor: what says which schema it is, and marks. */
export const isHidden = (key: string, node: FormNode): boolean =>
  key === '$schema' || node.const !== undefined

/** A new record as its schema suggests one: `${2:Ad Soyad}` stands for what is to be written. */
export function blank(node: FormNode): unknown {
  const body = node.defaultSnippets?.[0]?.body ?? node.examples?.[0] ?? ''
  const text = JSON.stringify(body).replace(/"\$\{\d+:(-?\d+(?:\.\d+)?|true|false)\}"/g, '$1')
  return JSON.parse(text.replace(/\$\{\d+:([^}]*)\}/g, '$1'))
}
