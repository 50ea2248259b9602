import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import { SelectField } from '../kit/Controls'
import { words } from '../kit/text'

const { booking: texts } = words

type Type = Me['clinic']['types'][number]

const doesType = ({ doctors }: Type, doctor: string) =>
  doctor === '' || !doctors || doctors.includes(doctor)

/** The agreed type, else that which the topic of a request not booked yet means; '' for none. */
export function firstType(
  opened: DeskRequest | undefined,
  { types }: Me['clinic'],
  doctor = '',
): string {
  if (!opened || opened.standing === 'booked') return opened?.appointmentType ?? ''
  return types.find((each) => each.request === opened.request && doesType(each, doctor))?.id ?? ''
}

/** The usual length of a type, else of an appointment. */
export const minutesOf = (type: string, { types, appointmentMinutes }: Me['clinic']): number =>
  types.find(({ id }) => id === type)?.minutes ?? appointmentMinutes

type TypeFieldProps = {
  clinic: Me['clinic']
  /** Id; '' for none. */
  type: string
  doctor: string
  opened: DeskRequest | undefined
  isWrong: boolean
  onType(type: string): void
}

/** The type of an appointment, among those of the doctor; nothing if the clinic has none. */
export function TypeField({ clinic, type, doctor, opened, isWrong, onType }: TypeFieldProps) {
  const options = clinic.types
    .filter((each) => each.id === type || doesType(each, doctor))
    .map(({ id, name, minutes, price = '' }): [string, string] => [
      id,
      fill(price ? texts.typePrice : texts.type, { name, minutes, price }),
    ])
  // No longer in the content.
  if (type && options.every(([id]) => id !== type))
    options.push([type, opened?.appointmentTypeName || type])
  if (options.length === 0) return null
  return (
    <SelectField
      label={texts.fields.type}
      options={[['', texts.noType], ...options]}
      value={type}
      aria-invalid={isWrong}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
