import { type ClipboardEvent, Fragment, useState } from 'react'
import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import type { FormNode, Path } from '../../contract'
import { texts } from '../../words'
import { FieldFault } from '../FieldFault'
import { idOf, resolved, useForm } from '../formContext'
import { DragHandle } from '../list/DragHandle'
import { RecordActs } from '../list/RecordActs'
import { useDragOrder } from '../list/useDragOrder'
import { useRecordList } from '../list/useRecordList'
import { PasteAgain } from './PasteAgain'
import { PriceCell } from './PriceCell'
import styles from './Prices.module.css'
import { type Column, cellsIn, columns, type PriceRow, rowsIn } from './pasted'
import { RowFaults } from './RowFaults'
import { newRow, pasteEdits } from './tableEdits'

type PriceTableProps = { node: FormNode; path: Path; value: unknown; name: string }

/** A block that could not be read whole: nothing of it was taken over, nothing is lost. */
type Refused = { text: string; row: number; column: Column }

/** The rows of one section: Tab from cell to cell, Enter and arrows up and down, a block pasted from a spreadsheet. */
export function PriceTable({ node, path, value, name }: PriceTableProps) {
  const { root, edit, findingAt } = useForm()
  const records = useRecordList({ node, path, value, isRequired: true, order: [] })
  const { handle, mark } = useDragOrder(records.move)
  const [chosen, setChosen] = useState(-1)
  const [refused, setRefused] = useState<Refused>()
  const rows = records.list as PriceRow[]
  const item = resolved(root, node.items ?? {})
  const at = Math.min(chosen, rows.length - 1)

  function paste(text: string, row: number, column: Column): boolean {
    const { rows: pasted, unread } = rowsIn(cellsIn(text), column)
    if (unread.length > 0) {
      setRefused({ text, row, column })
      return false
    }
    const said = fill(texts.prices.pasted, { count: pasted.length })
    edit(pasteEdits(path, rows, pasted, row), { said })
    setRefused(undefined)
    return true
  }
  const onPaste = (row: number, column: Column) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // One cell's worth is the browser's to paste.
    if (!/[\t\n]/.test(text.trimEnd()) && column === 'treatment') return
    event.preventDefault()
    paste(text, row, column)
  }

  return (
    <>
      <FieldFault id={idOf(path)} node={{}} finding={findingAt(path)} />
      <table className={styles.table} id={idOf(path)} tabIndex={-1}>
        <caption className={styles.caption}>{name}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {item.properties?.[column]?.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-records>
          {rows.map((row, index) => (
            <Fragment key={records.keys[index]}>
              <tr
                className={index === at ? styles.chosen : undefined}
                onFocus={() => setChosen(index)}
                {...mark(index)}
              >
                <td>
                  <DragHandle {...handle(index)} />
                </td>
                {columns.map((column) => (
                  <td key={column}>
                    <PriceCell
                      node={item.properties?.[column] ?? {}}
                      path={[...path, index]}
                      column={column}
                      row={row}
                      rows={rows}
                      onPaste={onPaste(index, column)}
                    />
                  </td>
                ))}
              </tr>
              <RowFaults path={[...path, index]} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {refused && (
        <PasteAgain
          {...refused}
          onText={(text) => paste(text, refused.row, refused.column)}
          onGiveUp={() => setRefused(undefined)}
        />
      )}
      <div className={styles.acts}>
        <button
          type="button"
          className={controls.secondary}
          onClick={() => records.add(newRow({}, rows))}
        >
          {item.defaultSnippets?.[0]?.label ?? texts.list.add}
        </button>
        {rows[at] && (
          <fieldset className={styles.rowActs}>
            <legend>{fill(texts.prices.row, { name: records.nameAt(at) })}</legend>
            <RecordActs records={records} index={at} />
          </fieldset>
        )}
      </div>
    </>
  )
}
