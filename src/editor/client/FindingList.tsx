import { Button } from '../../desk/client/kit/Controls'
import type { Finding, Findings } from '../contract/contract'
import styles from './DraftBar.module.css'
import { languageOf, texts } from './text'

type FindingListProps = {
  findings: Findings | undefined
  /** A finding with the name of its record. */
  findingText(finding: Finding): string
  /** Opens the field of a finding. */
  onOpen(finding: Finding): void
}

/** Findings about translations are hints: the site is valid without them. */
export const isHint = ({ file }: Finding): boolean => languageOf(file) !== undefined

/** Errors, warnings and hints; each is a link to its field. */
export function FindingList({ findings, findingText, onOpen }: FindingListProps) {
  if (!findings) return <p role="status">{texts.faults.checking}</p>
  const { faults } = findings
  const warnings = findings.warnings.filter((each) => !isHint(each))
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
              <Button look="quiet" onClick={() => onOpen(finding)}>
                {findingText(finding)}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    )
  return (
    <>
      {faults.length === 0 && warnings.length === 0 && (
        <p className={styles.fine} role="status">
          {texts.faults.none}
        </p>
      )}
      {list(texts.faults.heading, faults)}
      {list(texts.warnings, warnings)}
    </>
  )
}
