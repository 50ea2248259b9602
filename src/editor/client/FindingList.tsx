import { Button } from '../../desk/client/kit/Controls'
import { fill } from '../../shared/formats/fill'
import type { Finding, Findings } from '../contract/contract'
import styles from './DraftBar.module.css'
import type { EditorDraft } from './draft/useDraft'
import { languageOf, texts } from './text'

type FindingListProps = {
  findings: Findings | undefined
  /** Its errors that a person sees; the others are of fields that are not filled in yet. */
  faults: readonly Finding[]
  /** A finding with the name of its record. */
  findingText(finding: Finding): string
  /** Opens the field of a finding. */
  onOpen(finding: Finding): void
}

/** Findings about translations are hints: the site is valid without them. */
export const isHint = ({ file }: Finding): boolean => languageOf(file) !== undefined

/** Whether a field of a form has no value, neither here nor on the site. */
export function isUnfilled({ file, path = [] }: Finding, draft: EditorDraft): boolean {
  if (!file.startsWith('content/')) return false
  const isEmptyIn = (text: string) => {
    const value = path.reduce<unknown>(
      (part, key) => Reflect.get(Object(part), key),
      JSON.parse(text || '{}'),
    )
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  }
  return isEmptyIn(draft.textOf(file)) && isEmptyIn(draft.publishedOf(file))
}

/** Errors, warnings and hints; each is a link to its field. */
export function FindingList({ findings, faults, findingText, onOpen }: FindingListProps) {
  if (!findings) return <p role="status">{texts.faults.checking}</p>
  const unfilled = findings.faults.length - faults.length
  const warnings = findings.warnings.filter((each) => !isHint(each))
  const list = (heading: string, all: readonly Finding[]) =>
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
      {faults.length === 0 && (warnings.length === 0 || unfilled > 0) && (
        <p className={unfilled > 0 ? undefined : styles.fine} role="status">
          {unfilled > 0 ? fill(texts.faults.unfilled, { count: unfilled }) : texts.faults.none}
        </p>
      )}
      {list(texts.faults.heading, faults)}
      {list(texts.warnings, warnings)}
    </>
  )
}
