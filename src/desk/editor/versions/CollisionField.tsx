import { fill } from '../../lib/words'
import type { ChangeLine, Collision, Taken, VersionRow } from '../contract'
import { groupOf } from '../wording/groupOf'
import { texts } from '../words'
import styles from './Versions.module.css'

const sides: Taken[] = ['site', 'draft']

/** One record in its versions, side by side; one of the two has to be chosen. `name`: the field's. */
export function CollisionField({ collision, name }: { collision: Collision; name: string }) {
  const { file, title, rows } = collision
  const group = groupOf(file)
  const told = { rows, isNamed: !group }
  return (
    <fieldset className={styles.record}>
      <legend>{group ?? title.filter(Boolean).join(' › ')}</legend>
      <div className={styles.sides}>
        <p className={styles.before}>
          <strong>{texts.versions.was}</strong>
          <Rows {...told} said={({ was }) => was ?? texts.versions.nothing} />
        </p>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.take}>
              <input type="radio" name={name} value={side} required />
              <strong>{fill(texts.versions.take, { version: texts.versions[side] })}</strong>
            </span>
            <Rows {...told} said={(row) => sayVersion(row[side], row.was)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RowsProps = {
  rows: VersionRow[]
  /** Whether the rows' names tell an editor something. */
  isNamed: boolean
  said(row: VersionRow): string
}

function Rows({ rows, isNamed, said }: RowsProps) {
  return rows.map((row) => (
    <span key={row.title} className={styles.row}>
      {isNamed && <span>{row.title}</span>} <b>{said(row)}</b>
    </span>
  ))
}

/** What a side makes of a field; left alone it is what it was. */
function sayVersion(line: ChangeLine | undefined, was = texts.versions.nothing): string {
  if (!line) return was
  if (line.kind === 'removed' || line.kind === 'moved') return texts.versions[line.kind]
  return line.after ?? texts.versions.added
}
