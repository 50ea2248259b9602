import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { PriceRow } from '../../../../content/types.gen'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill, lang } from '../../../../desk/client/kit/text'
import { slugOf } from '../../../../shared/formats/searchText'
import type { Path } from '../../../contract/contract'
import type { FormNode } from '../../../contract/validatorMessages'
import { texts } from '../../text'
import { idOf, useForm } from '../formContext'
import { uniqueName } from '../list/recordId'
import styles from './Prices.module.css'
import { type Column, isUnnamed, rowOrder, wholePriceIn } from './prices'
import { findingOf } from './RowErrors'

type PriceCellProps = {
  node: FormNode
  /** Of the row. */
  path: Path
  column: Column
  row: PriceRow
  rows: readonly PriceRow[]
  onPaste(event: ClipboardEvent): void
}

const figure = new Intl.NumberFormat(lang)

/** A cell: a treatment's name, or a number as people write it. */
export function PriceCell({ node, path, column, row, rows, onPaste }: PriceCellProps) {
  const { edit, findingAt } = useForm()
  const place = [...path, column]
  const id = idOf(place)
  const finding = findingOf(findingAt, path, column)
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>()
  const value = row[column]
  const shown = typeof value === 'number' ? figure.format(value) : (value ?? '')

  const write = (text: string) => {
    setTyped(text)
    if (column === 'treatment') edit({ kind: 'set', path: place, value: text })
    else if (text.trim() !== '')
      edit({ kind: 'set', path: place, value: wholePriceIn(text) ?? text, order: rowOrder })
    else if (value !== undefined) edit({ kind: 'remove', path: place })
  }
  /** A new row gets its id from its name. */
  const finish = () => {
    setTyped(undefined)
    const code = slugOf(row.treatment)
    if (column !== 'treatment' || !isUnnamed(row) || code === '') return
    const taken = rows.map((each) => each.id)
    edit({ kind: 'set', path: [...path, 'id'], value: uniqueName(code, taken) })
  }

  return (
    <input
      id={id}
      className={`${controls.input} ${styles.cell}`}
      aria-label={fill(texts.prices.cell, {
        name: row.treatment || fill(texts.list.number, { number: Number(path.at(-1)) + 1 }),
        title: node.title ?? '',
      })}
      aria-invalid={finding ? true : undefined}
      aria-describedby={finding ? `${id}-fault` : undefined}
      autoComplete="off"
      inputMode={column === 'treatment' ? undefined : 'numeric'}
      data-column={column}
      value={typed ?? shown}
      onChange={({ target }) => write(target.value)}
      onBlur={finish}
      onPaste={onPaste}
      onKeyDown={step}
    />
  )
}

/** Enter and the arrow keys move to the same cell of the next or previous row. */
function step(event: KeyboardEvent<HTMLInputElement>): void {
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
  if (!isDown && !isUp) return
  event.preventDefault()
  const { currentTarget } = event
  const same = `[data-column="${currentTarget.dataset.column}"]`
  const all = [...(currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>(same) ?? [])]
  const cell = all[all.indexOf(currentTarget) + (isDown ? 1 : -1)]
  cell?.focus()
  cell?.select()
}
