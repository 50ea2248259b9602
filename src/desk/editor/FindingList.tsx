import controls from '../styles/Controls.module.css'
import type { Finding, Findings } from './contract'
import { leadTo } from './lead'
import { texts } from './words'

type FindingListProps = {
  findings: Findings | undefined
  /** Opens the subject of a file. */
  onOpen(file: string): void
}

/** All that keeps the draft from being sent, and what should be looked at twice; each leads to its field. */
export function FindingList({ findings, onOpen }: FindingListProps) {
  if (!findings) return <p role="status">{texts.faults.checking}</p>
  const { faults, warnings } = findings
  if (faults.length === 0 && warnings.length === 0) return <p role="status">{texts.faults.none}</p>
  const go = ({ file, path = [] }: Finding) => {
    onOpen(file)
    leadTo(path)
  }
  const list = (heading: string, all: Finding[]) =>
    all.length > 0 && (
      <section role="status">
        <h2>{heading}</h2>
        <ul>
          {all.map((finding) => (
            <li key={`${finding.file} ${finding.path} ${finding.code}`}>
              <button type="button" className={controls.quiet} onClick={() => go(finding)}>
                {finding.sentence}
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {list(texts.faults.heading, faults)}
      {list(texts.warnings, warnings)}
    </>
  )
}
