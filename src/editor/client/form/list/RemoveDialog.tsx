import { useEffect, useState } from 'react'
import type { RecordsOf } from '../../../../content/recordNames'
import { SelectField } from '../../../../desk/client/kit/Controls'
import { call } from '../../../../desk/client/kit/call'
import { ConfirmDialog } from '../../../../desk/client/kit/Dialog'
import { counted } from '../../../../desk/client/kit/text'
import { dayText } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { takesRecord, type Use } from './uses'

const { uses: words } = texts

/** Keeps a choice apart from the ids of records. */
const REMOVE = ' remove'

type RemoveDialogProps = {
  name: string
  uses: readonly Use[]
  /** The id of the removed doctor; '' for other records. */
  doctor: string
  /** Whether the account may read the desk's day. */
  canOpenDay: boolean
  recordsOf: RecordsOf
  /** Where a use is: its file, its record and its field. */
  placeOf(use: Use): string
  /** The id of the record that replaces it in each use; '' removes the use. */
  onRemove(choices: string[]): void
  onClose(): void
}

/** Every use of a record to remove, with a choice for each, and a doctor's appointments. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, uses, doctor, canOpenDay, recordsOf, placeOf, ...on } = props
  const [choices, setChoices] = useState<readonly string[]>(() =>
    uses.map((use) => (use.removal && !takesRecord(use) ? REMOVE : '')),
  )
  const ahead = useAhead(doctor)
  return (
    <ConfirmDialog
      heading={fill(words.heading, { name })}
      yes={words.yes}
      no={texts.cancel}
      isReady={choices.every(Boolean)}
      onYes={() => on.onRemove(choices.map((choice) => (choice === REMOVE ? '' : choice)))}
      onClose={on.onClose}
    >
      {ahead && ahead.count > 0 && (
        <p role="status">
          {fill(counted(words, 'ahead', ahead.count), { day: dayText(ahead.first) })}{' '}
          {canOpenDay && <a href="#day">{words.day}</a>}
        </p>
      )}
      {uses.length > 0 && <p>{words.text}</p>}
      {uses.map((use, index) => (
        <SelectField
          key={`${use.file} ${use.path}`}
          label={placeOf(use)}
          value={choices[index]}
          options={[
            ...(choices[index] ? [] : [['', texts.field.choose] as const]),
            ...(use.removal ? [[REMOVE, removalText(use)] as const] : []),
            ...recordsOf(use.list)
              .filter(({ id }) => !use.gone.includes(`${use.list} ${id}`))
              .map(({ id, name: other }) => [id, fill(words.replace, { name: other })] as const),
          ]}
          onChange={({ target }) => setChoices(choices.with(index, target.value))}
        />
      ))}
    </ConfirmDialog>
  )
}

const removalText = (use: Use) =>
  use.linked ? words.plain : takesRecord(use) ? words.record : words.here

/** A doctor's future appointments; undefined until they are counted. */
function useAhead(doctor: string) {
  const [ahead, setAhead] = useState<{ count: number; first: string }>()
  useEffect(() => {
    // Without an answer the record can be removed all the same.
    if (doctor) call('GET /ahead', {}, { doctor }).then(setAhead, () => undefined)
  }, [doctor])
  return ahead
}
