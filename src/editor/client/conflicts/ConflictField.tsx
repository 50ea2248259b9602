import { fill } from '../../../shared/formats/fill'
import type { Collision, Side, VersionRow } from '../../contract/contract'
import type { ChangeLine } from '../../contract/siteChange'
import { shownText } from '../slots'
import { texts } from '../text'
import { groupOf } from '../wording/wording'
import styles from './Conflicts.module.css'

const sides: Side[] = ['site', 'draft']

/** The versions of one record side by side, with a choice of one. `name` is the radio group's. */
export function ConflictField({ collision, name }: { collision: Collision; name: string }) {
  const { file, title, rows } = collision
  const group = groupOf(file)
  const shared = { rows, isNamed: !group }
  return (
    <fieldset className={styles.record}>
      <legend>{group ?? title.filter(Boolean).join(' › ')}</legend>
      <div className={styles.sides}>
        <p className={styles.before}>
          <strong>{texts.versions.was}</strong>
          <Rows {...shared} textOf={({ was }) => was ?? texts.versions.nothing} />
        </p>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.take}>
              <input type="radio" name={name} value={side} />
              <strong>{fill(texts.versions.take, { version: texts.versions[side] })}</strong>
            </span>
            <Rows {...shared} textOf={(row) => versionText(row[side], row.was)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RowsProps = {
  rows: VersionRow[]
  /** Whether to show the rows' titles: keys of locale texts are technical. */
  isNamed: boolean
  textOf(row: VersionRow): string
}

function Rows({ rows, isNamed, textOf }: RowsProps) {
  return rows.map((row) => (
    <span key={row.title} className={styles.row}>
      {isNamed && <span>{row.title}</span>} <b>{shownText(textOf(row))}</b>
    </span>
  ))
}

/** A side's version of a field; its old value if unchanged. */
function versionText(line: ChangeLine | undefined, was = texts.versions.nothing): string {
  if (!line) return was
  if (line.kind === 'removed' || line.kind === 'moved') return texts.versions[line.kind]
  return line.after ?? texts.versions.added
}
