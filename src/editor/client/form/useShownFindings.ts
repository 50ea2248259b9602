import { type FocusEvent, useCallback, useMemo, useState } from 'react'
import type { Finding, Path } from '../../contract/contract'
import { idOf } from './formContext'
import { useAfterPress } from './useAfterPress'

/**
 * Findings appear when the editor leaves their field, or the record or list that they are about:
 * an empty field that was never entered has none yet, and a focused one only if it had one before.
 * `byPlace` is keyed by the path as JSON; `isPublished` takes the id of a record; `isRevealed`: the
 * finding shows at once, after a failed attempt to send or a press on it in the bar's list. `watch` are the props of the element around the fields.
 */
export function useShownFindings(
  byPlace: ReadonlyMap<string, Finding>,
  whole: unknown,
  isPublished: (id: string) => boolean,
  isRevealed: (finding: Finding) => boolean,
) {
  const afterPress = useAfterPress()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState({ id: '', isFaulty: false })

  const findingAt = useCallback(
    (path: Path): Finding | undefined => {
      const finding = byPlace.get(JSON.stringify(path))
      const id = idOf(path)
      if (!finding || isRevealed(finding)) return finding
      if (focused.id === id) return focused.isFaulty ? finding : undefined
      const value = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), whole)
      const isWritten = value !== undefined && value !== '' && !isBegun(whole, path, isPublished)
      return left.has(id) || isWritten ? finding : undefined
    },
    [byPlace, whole, isPublished, isRevealed, left, focused],
  )
  const watch = useMemo(
    () => ({
      onFocus({ target }: FocusEvent) {
        const isFaulty = target.getAttribute('aria-invalid') === 'true'
        afterPress(() => setFocused({ id: target.id, isFaulty }))
      },
      onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
        const ids = [target.id]
        for (let around = target.parentElement; around; around = around.parentElement) {
          if (around === currentTarget || around.contains(relatedTarget)) break
          ids.push(around.id)
        }
        afterPress(() => {
          setFocused({ id: '', isFaulty: false })
          setLeft((before) => new Set([...before, ...ids]))
        })
      },
    }),
    [afterPress],
  )
  return { findingAt, watch }
}

/** Whether a place is an object or a list with an empty text, or in a record that is not published. */
function isBegun(whole: unknown, path: Path, isPublished: (id: string) => boolean): boolean {
  let here = whole
  let id: unknown
  for (const key of path) {
    here = Reflect.get(Object(here), key)
    id = Reflect.get(Object(here), 'id') ?? id
  }
  if (typeof here !== 'object') return false
  return JSON.stringify(here).includes('""') || (typeof id === 'string' && !isPublished(id))
}
