import { useEffect, useState } from 'react'
import type { AuditRow, Me } from '../contract'
import { ask, DeskFault } from '../lib/ask'
import { sayInstant } from '../lib/times'
import { fill, words } from '../lib/words'
import styles from './Audit.module.css'
import { Frame } from './Frame'

const { audit: texts } = words
const columns = ['time', 'who', 'what', 'subject'] as const

type AuditProps = { me: Me; onLock(): void; onOver(): void }

/** Who did what, the newest first: for the manager. */
export function Audit({ me, onLock, onOver }: AuditProps) {
  const [rows, setRows] = useState<AuditRow[]>([])
  const [fault, setFault] = useState('')
  useEffect(() => {
    ask<AuditRow[]>('/audit').then(setRows, (caught) => {
      if (caught instanceof DeskFault && caught.code === 'unauthorised') onOver()
      else setFault(words.faults.unavailable)
    })
  }, [onOver])

  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p>{fill(texts.intro, { count: rows.length })}</p>
      <p role="alert">{fault}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, by, act, subject }) => (
            <tr key={id}>
              <td>{sayInstant(at, me.clinic)}</td>
              <td>{by || texts.unknown}</td>
              <td>{texts.acts[act]}</td>
              <td>{subject}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
