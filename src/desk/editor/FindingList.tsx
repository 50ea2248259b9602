import controls from '../styles/Controls.module.css'
import type { Finding, Findings } from './contract'
import styles from './DraftBar.module.css'
import { languageOf } from './languages'
import { texts } from './words'

type FindingListProps = {
  findings: Findings | undefined
  /** A finding with what it is about. */
  sayAt(finding: Finding): string
  /** Leads to the field of a finding. */
  onOpen(finding: Finding): void
}

/** What there is to be said of a translation is no doubt about the draft: the site is as it should be without it. */
export const isHint = ({ file }: Finding): boolean => languageOf(file) !== undefined

/** All that keeps the draft from being sent, what should be looked at twice, and hints; each leads to its field. */
export function FindingList({ findings, sayAt, onOpen }: FindingListProps) {
  if (!findings) return <p role="status">{texts.faults.checking}</p>
  const { faults } = findings
  const doubts = findings.warnings.filter((each) => !isHint(each))
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
            <li key={`${finding.file} ${finding.path} ${finding.sentence}`}>
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
      {faults.length === 0 && doubts.length === 0 && <p role="status">{texts.faults.none}</p>}
      {list(texts.faults.heading, faults)}
      {list(texts.warnings, doubts)}
      {list(texts.translations.heading, findings.warnings.filter(isHint))}
    </>
  )
}
