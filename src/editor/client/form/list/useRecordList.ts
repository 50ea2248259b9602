import { useLayoutEffect, useRef } from 'react'
import { recordName } from '../../../../content/recordNames'
import { type FieldProps, idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import { newRecord } from './newRecord'
import { withFreshId } from './recordId'

/** A list and its actions. `keys` move with their records, so that fields keep their focus and open state. */
export function useRecordList({ node, path, value, order }: FieldProps) {
  const { root, whole, edit, recordsOf, removeRecord, waitingAt } = useForm()
  const item = resolveRef(root, node.items ?? {})
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const keys = useKeys(list.length)
  const focusLater = useFocusLater()

  const insert = (index: number, record: unknown, isJoined = false) => {
    keys.splice(index, 0, nextKey())
    if (Array.isArray(value)) edit({ kind: 'insert', path, index, value: record }, { isJoined })
    else edit({ kind: 'set', path, order, value: [record] }, { isJoined })
    focusLater(() => document.getElementById(idOf([...path, index])))
  }

  return {
    list,
    item,
    keys,
    isWaiting: (index: number, orInside?: boolean) =>
      waitingAt([...path, index], orInside) !== undefined,
    nameAt: (index: number) => recordName(item, list[index], index, recordsOf),
    /** `fields`: those that are filled in; `isJoined`: in one act with the edit before. */
    add(fields?: object, isJoined?: boolean) {
      const record = withFreshId(newRecord(root, item), whole)
      insert(list.length, fields ? { ...Object(record), ...fields } : record, isJoined)
    },
    copy: (index: number) => insert(index + 1, withFreshId(list[index], whole)),
    move(from: number, to: number) {
      if (from === to || to < 0 || to >= list.length) return
      keys.splice(to, 0, ...keys.splice(from, 1))
      const focused = document.activeElement
      edit({ kind: 'move', path, from, to })
      focusLater(() => focused)
    },
    remove(index: number) {
      removeRecord([...path, index], recordName(item, list[index], index, recordsOf), () => {
        keys.splice(index, 1)
        focusLater(() => document.getElementById(idOf(path)))
      })
    },
  }
}

export type RecordList = ReturnType<typeof useRecordList>

let last = 0
function nextKey(): string {
  last += 1
  return `record-${last}`
}

/** One React key per record. */
function useKeys(length: number): string[] {
  const { current: keys } = useRef<string[]>([])
  while (keys.length < length) keys.push(nextKey())
  keys.length = length
  return keys
}

/** Focuses something after the next render, and opens the details around it. */
function useFocusLater() {
  const find = useRef<() => Element | null>(undefined)
  useLayoutEffect(() => {
    const found = find.current?.()
    find.current = undefined
    if (!(found instanceof HTMLElement)) return
    if (found instanceof HTMLDetailsElement) {
      found.open = true
      const field = found.querySelector<HTMLElement>('input, select, textarea')
      ;(field ?? found.querySelector('summary'))?.focus()
    } else if (found.matches(':disabled'))
      found.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus()
    else found.focus()
  })
  return (later: () => Element | null) => {
    find.current = later
  }
}
