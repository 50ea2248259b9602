import type { Finding, Path } from '../../../contract/contract'
import { FieldError } from '../FieldError'
import { type FormContext, useForm } from '../formContext'
import { WaitingNote } from '../WaitingNote'
import styles from './Prices.module.css'
import { type Column, columns } from './prices'

/** The finding of a cell; the name's cell also shows those of the row. */
export function findingOf(
  findingAt: FormContext['findingAt'],
  path: Path,
  column: Column,
): Finding | undefined {
  const own = findingAt([...path, column])
  return column === 'treatment' ? (own ?? findingAt(path)) : own
}

/** The findings of a row and whether it waits, below it: its cells have no room for them. */
export function RowErrors({ path }: { path: Path }) {
  const { findingAt, waitingAt } = useForm()
  const found = columns.filter((column) => findingOf(findingAt, path, column))
  if (found.length === 0 && !waitingAt(path)) return null
  return (
    <tr className={styles.faults}>
      <td />
      <td colSpan={columns.length}>
        <WaitingNote path={path} />
        {found.map((column) => (
          <FieldError
            key={column}
            path={[...path, column]}
            finding={findingOf(findingAt, path, column)}
          />
        ))}
      </td>
    </tr>
  )
}
