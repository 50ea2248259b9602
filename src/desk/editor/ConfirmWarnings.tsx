import type { Finding } from './contract'
import { SureDialog } from './SureDialog'
import { texts } from './words'

type ConfirmWarningsProps = {
  warnings: readonly Finding[]
  /** A finding with what it is about. */
  sayAt(finding: Finding): string
  onSure(): void
  onClose(): void
}

/** Asks whether what looks odd is meant; what was said yes to is not asked again. */
export function ConfirmWarnings({ warnings, sayAt, onSure, onClose }: ConfirmWarningsProps) {
  return (
    <SureDialog
      heading={texts.sure.heading}
      yes={texts.sure.yes}
      no={texts.sure.no}
      onYes={() => {
        confirm(warnings)
        onSure()
      }}
      onClose={onClose}
    >
      <ul>
        {warnings.map((warning) => (
          <li key={keyOf(warning)}>{sayAt(warning)}</li>
        ))}
      </ul>
    </SureDialog>
  )
}

const storage = 'editor-confirmed'
/** So many answers are remembered: more than one sitting has. */
const MOST = 100

const keyOf = ({ file, sentence }: Finding): string => `${file} ${sentence}`

/** What was said yes to; nothing where the device keeps nothing. */
function confirmed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(storage) ?? '[]') as string[]
  } catch {
    return []
  }
}

function confirm(warnings: readonly Finding[]): void {
  const all = [...new Set([...confirmed(), ...warnings.map(keyOf)])]
  try {
    localStorage.setItem(storage, JSON.stringify(all.slice(-MOST)))
  } catch {
    // It is asked again next time.
  }
}

/** The warnings nobody has said yes to. */
export function unconfirmed(warnings: readonly Finding[]): Finding[] {
  const known = confirmed()
  return warnings.filter((each) => !known.includes(keyOf(each)))
}
