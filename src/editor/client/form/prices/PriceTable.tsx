import { type ClipboardEvent, Fragment, useState } from 'react'
import type { PriceRow } from '../../../../content/types.gen'
import { Button } from '../../../../desk/client/kit/Controls'
import { formatTag } from '../../../../desk/client/kit/text'
import { amountForm } from '../../../../shared/formats/amount'
import { fill } from '../../../../shared/formats/fill'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden'
import type { Path } from '../../../contract/contract'
import type { FormNode } from '../../../contract/validatorMessages'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import { idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import { RecordActions } from '../list/RecordActions'
import { useRecordList } from '../list/useRecordList'
import { PasteCorrection } from './PasteCorrection'
import { PriceCell } from './PriceCell'
import styles from './Prices.module.css'
import { type Column, cellsIn, columns, isFilled, newRow, pasteEdits, rowsIn } from './prices'
import { RowErrors } from './RowErrors'

type PriceTableProps = { node: FormNode; path: Path; value: unknown; name: string }

/** A pasted block that could not be read in full; nothing of it is applied. */
type Refused = { text: string; row: number; column: Column }

/**
 * The rows of one section: Tab between cells, Enter and arrow keys between rows, paste from a
 * spreadsheet.
 */
export function PriceTable({ node, path, value, name }: PriceTableProps) {
  const { root, edit } = useForm()
  const records = useRecordList({ node, path, value, isRequired: true, order: [] })
  const [chosen, setChosen] = useState(-1)
  const [refused, setRefused] = useState<Refused>()
  const rows = records.list as PriceRow[]
  const item = resolveRef(root, node.items ?? {})
  const form = amountForm(formatTag, item.properties?.min?.decimals ?? 0)
  const at = Math.min(chosen, rows.length - 1)
  const first = rows.findIndex((_, index) => !records.isWaiting(index))

  function paste(text: string, row: number, column: Column): boolean {
    const { rows: pasted, unread } = rowsIn(cellsIn(text), column, form)
    if (unread.length > 0) {
      setRefused({ text, row, column })
      return false
    }
    const isLeft = (offset: number) => records.isWaiting(row + offset)
    const open = pasted.map((change, offset) => (isLeft(offset) ? {} : change))
    const left = pasted.flatMap((change, offset) =>
      isFilled(change) && isLeft(offset) ? records.nameAt(row + offset) : [],
    )
    const count = open.filter(isFilled).length
    const message = [
      fill(texts.prices.pasted, { count }),
      ...(left.length > 0 ? [`${left.join(', ')}: ${texts.waiting.record}`] : []),
    ].join(' ')
    edit(pasteEdits(path, rows, open, row), { message })
    setRefused(undefined)
    return true
  }
  const onPaste = (row: number, column: Column) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // The browser pastes a single cell.
    if (!/[\t\n]/.test(text.trimEnd()) && column === 'treatment') return
    event.preventDefault()
    paste(text, row, column)
  }

  return (
    <>
      <FieldError path={path} />
      <table className={styles.table} id={idOf(path)} tabIndex={-1}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {item.properties?.[column]?.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={records.keys[index]}>
              <tr
                className={index === at ? styles.chosen : undefined}
                onFocus={() => setChosen(index)}
              >
                {columns.map((column) => (
                  <td key={column}>
                    <PriceCell
                      node={item.properties?.[column] ?? {}}
                      path={[...path, index]}
                      column={column}
                      row={row}
                      isReachable={index === (at < 0 ? first : at)}
                      onPaste={onPaste(index, column)}
                    />
                  </td>
                ))}
              </tr>
              <RowErrors path={[...path, index]} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {refused && (
        <PasteCorrection
          {...refused}
          form={form}
          onText={(text) => paste(text, refused.row, refused.column)}
          onCancel={() => setRefused(undefined)}
        />
      )}
      <div className={styles.acts}>
        <Button look="secondary" onClick={() => records.add(newRow({}, rows))}>
          {item.defaultSnippets?.[0]?.label ?? texts.list.add}
        </Button>
        {rows[at] && (
          <fieldset className={styles.rowActs}>
            <legend>{fill(texts.prices.row, { name: records.nameAt(at) })}</legend>
            <RecordActions records={records} index={at} />
          </fieldset>
        )}
      </div>
    </>
  )
}
