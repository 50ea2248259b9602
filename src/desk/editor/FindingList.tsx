import controls from '../styles/Controls.module.css'
import type { Finding, Findings } from './contract'
import styles from './DraftBar.module.css'
import { texts } from './words'

type FindingListProps = {
  findings: Findings | undefined
  /** A finding with what it is about. */
  sayAt(finding: Finding): string
  /** Leads to the field of a finding. */
  onOpen(finding: Finding): void
}

/** All that keeps the draft from being sent, and what should be looked at twice; each leads to its field. */
export function FindingList({ findings, sayAt, onOpen }: FindingListProps) {
  if (!findings) return <p role="status">{texts.faults.checking}</p>
  const { faults, warnings } = findings
  if (faults.length === 0 && warnings.length === 0) return <p role="status">{texts.faults.none}</p>
  const list = (heading: string, all: Finding[]) =>
    all.length > 0 && (
      <details className={styles.findings}>
        <summary>
          <span role="status">
            {heading} <b>{all.length}</b>
          </span>
        </summary>
        <ul>
          {all.map((finding) => (
            <li key={`${finding.file} ${finding.path} ${finding.code}`}>
              <button type="button" className={controls.quiet} onClick={() => onOpen(finding)}>
                {sayAt(finding)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    )
  return (
    <>
      {list(texts.faults.heading, faults)}
      {list(texts.warnings, warnings)}
    </>
  )
}
