import { fill } from '../../../shared/formats/fill'
import { Frame, type PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { instantText } from '../kit/times'
import { useRead } from '../live/useRead'
import styles from './Audit.module.css'

const { audit: texts } = words
const columns = ['time', 'who', 'what', 'subject'] as const

/** The audit entries, newest first. */
export function Audit({ me, onLock }: PageProps) {
  const { answer: rows = [], fault } = useRead('GET /audit', [])

  return (
    <Frame me={me} onLock={onLock}>
      <h1>{texts.heading}</h1>
      <p>{fill(texts.intro, { count: rows.length })}</p>
      <p role="alert">{fault && words.faults.unavailable}</p>
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
              <td>{instantText(at, me.clinic)}</td>
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
