import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { recordName } from '../../../../content/recordNames'
import type { PriceRow } from '../../../../content/types.gen'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { formatTag } from '../../../../desk/client/kit/text'
import { amountForm, inFull, readAmount } from '../../../../shared/formats/amount'
import { fill } from '../../../../shared/formats/fill'
import { slugOf } from '../../../../shared/formats/searchText'
import type { Path } from '../../../contract/contract'
import type { FormNode } from '../../../contract/validatorMessages'
import { texts } from '../../text'
import { idOf, useForm } from '../formContext'
import { nodeAt, resolveRef } from '../formNode'
import { idsIn, uniqueName } from '../list/recordId'
import styles from './Prices.module.css'
import { type Column, isUnnamed, rowOrder } from './prices'
import { findingOf } from './RowErrors'
import { selectOnClick } from './selectOnClick'

type PriceCellProps = {
  node: FormNode
  /** Of the row. */
  path: Path
  column: Column
  row: PriceRow
  /** Whether Tab reaches it: one row of a table is in the tab order. */
  isReachable: boolean
  onPaste(event: ClipboardEvent): void
}

const figure = new Intl.NumberFormat(formatTag)
const group = figure.formatToParts(1000).find(({ type }) => type === 'group')?.value ?? ''

/** A cell: a treatment's name, or a number as people write it. */
export function PriceCell({ node, path, column, row, ...cell }: PriceCellProps) {
  const { root, whole, edit, findingAt, recordsOf, waitingAt } = useForm()
  const place = [...path, column]
  const id = idOf(place)
  const finding = findingOf(findingAt, path, column)
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  /** Where the caret goes after grouping the digits. */
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const value = row[column]
  const { decimals = 0 } = node
  const shown =
    typeof value === 'number'
      ? value.toLocaleString(formatTag, inFull([value], decimals))
      : (value ?? '')

  const write = ({ value: written, selectionStart }: HTMLInputElement, event: InputEvent) => {
    const isMasked = column !== 'treatment' && isGroupedHere(typed ?? shown, written, event)
    const masked = isMasked ? maskAmount(written, selectionStart ?? written.length) : undefined
    const text = masked?.text ?? written
    caret.current = masked?.caret
    setTyped(text)
    if (column === 'treatment') edit({ kind: 'set', path: place, value: text })
    else if (text.trim() !== '') {
      const amount = readAmount(text, amountForm(formatTag, decimals))
      edit({ kind: 'set', path: place, value: amount ?? text, order: rowOrder })
    } else if (value !== undefined) edit({ kind: 'remove', path: place })
  }
  /** A new row gets its id from its name. */
  const finish = () => {
    setTyped(undefined)
    const code = slugOf(row.treatment)
    if (column !== 'treatment' || !isUnnamed(row) || code === '') return
    edit({ kind: 'set', path: [...path, 'id'], value: uniqueName(code, idsIn(whole)) })
  }

  return (
    <input
      ref={input}
      id={id}
      className={`${controls.input} ${styles.cell}`}
      aria-label={fill(texts.prices.cell, {
        name: recordName(resolveRef(root, nodeAt(root, path)), row, Number(path.at(-1)), recordsOf),
        title: node.title ?? '',
      })}
      aria-invalid={finding ? true : undefined}
      aria-describedby={finding ? `${id}-fault` : undefined}
      disabled={waitingAt(path) !== undefined}
      autoComplete="off"
      inputMode={column === 'treatment' ? undefined : decimals > 0 ? 'decimal' : 'numeric'}
      data-column={column}
      value={typed ?? shown}
      onChange={({ target, nativeEvent }) => write(target, nativeEvent as InputEvent)}
      onFocus={({ target }) => target.select()}
      onMouseDown={selectOnClick}
      onBlur={finish}
      tabIndex={cell.isReachable ? undefined : -1}
      onPaste={cell.onPaste}
      onKeyDown={step}
    />
  )
}

/**
 * Whether the field may regroup a changed text. A separator that the editor has typed may begin the
 * cents, as in `28.62`.
 */
function isGroupedHere(before: string, after: string, { inputType = '', data }: InputEvent) {
  if (!after.includes(group)) return true
  const isDigits = /^(?:insertText|delete)/.test(inputType) && /^\d*$/.test(data ?? '')
  return isDigits && before === figure.format(Number(before.replaceAll(group, '')))
}

/**
 * An amount with its thousands grouped while it is typed, and the caret behind the same digit.
 * Anything but digits and group signs stays as typed.
 */
function maskAmount(typed: string, caret: number): { text: string; caret: number } {
  const digits = typed.replaceAll(group, '')
  if (!/^\d{1,15}$/.test(digits)) return { text: typed, caret }
  const text = figure.format(Number(digits))
  const right = typed.slice(caret).replaceAll(group, '').length
  let at = text.length
  for (let passed = 0; at > 0 && passed < right; at -= 1)
    if (/\d/.test(text.charAt(at - 1))) passed += 1
  return { text, caret: at }
}

/** Enter and the arrow keys move to the same cell of the next or previous row. */
function step(event: KeyboardEvent<HTMLInputElement>): void {
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
  if (!isDown && !isUp) return
  event.preventDefault()
  const { currentTarget } = event
  const same = `[data-column="${currentTarget.dataset.column}"]:enabled`
  const all = [...(currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>(same) ?? [])]
  const cell = all[all.indexOf(currentTarget) + (isDown ? 1 : -1)]
  cell?.focus()
  cell?.select()
}
