import type { Finding, Path } from '../../contract'
import { FieldFault } from '../FieldFault'
import { type FormContext, idOf, useForm } from '../formContext'
import styles from './Prices.module.css'
import { type Column, columns } from './pasted'

/** What is said of one cell; of the row, or of its code, which nobody sees, at its name. */
export function findingOf(
  findingAt: FormContext['findingAt'],
  path: Path,
  column: Column,
): Finding | undefined {
  const own = findingAt([...path, column])
  return column === 'treatment' ? (own ?? findingAt(path) ?? findingAt([...path, 'id'])) : own
}

/** What is wrong in a row, below it: a sentence has no room in a cell. */
export function RowFaults({ path }: { path: Path }) {
  const { findingAt } = useForm()
  const found = columns.filter((column) => findingOf(findingAt, path, column))
  if (found.length === 0) return null
  return (
    <tr className={styles.faults}>
      <td />
      <td colSpan={columns.length}>
        {found.map((column) => (
          <FieldFault
            key={column}
            id={idOf([...path, column])}
            node={{}}
            finding={findingOf(findingAt, path, column)}
          />
        ))}
      </td>
    </tr>
  )
}
