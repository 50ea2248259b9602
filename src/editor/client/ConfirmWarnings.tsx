import { ConfirmDialog } from '../../desk/client/kit/Dialog'
import { readStored, writeStored } from '../../desk/client/kit/storage'
import type { Finding } from '../contract/contract'
import { texts } from './text'

type ConfirmWarningsProps = {
  warnings: readonly Finding[]
  /** A finding with the name of its record. */
  findingText(finding: Finding): string
  onSure(): void
  onClose(): void
}

/** Lets the editor confirm warnings; confirmed ones are not shown again. */
export function ConfirmWarnings({ warnings, findingText, onSure, onClose }: ConfirmWarningsProps) {
  return (
    <ConfirmDialog
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
          <li key={findingKey(warning)}>{findingText(warning)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

const storage = 'editor-confirmed'
/** Stored confirmations; more than one session needs. */
const MOST = 100

/** Not by its path, which inserted records shift. */
export const findingKey = ({ file, sentence }: Finding): string => `${file} ${sentence}`

const confirmed = (): string[] => JSON.parse(readStored(storage) ?? '[]')

function confirm(warnings: readonly Finding[]): void {
  const all = [...new Set([...confirmed(), ...warnings.map(findingKey)])]
  writeStored(storage, JSON.stringify(all.slice(-MOST)))
}

export function unconfirmed(warnings: readonly Finding[]): Finding[] {
  const known = confirmed()
  return warnings.filter((each) => !known.includes(findingKey(each)))
}
