import { type ComponentProps, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import { seemsShort } from '../../../shared/formats/phone'
import type { DeskRequest, Me } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import { dayText } from '../kit/times'
import { useRead } from '../live/useRead'
import type { Draft } from '../rows/openForm'
import styles from './BookingForm.module.css'

const { booking: texts } = words
/** Debounce, in milliseconds. */
const typing = 150

/** Whether a part of a name or number is worth a look: three letters or four digits. */
const isTelling = (typed: string) => /\p{L}.*\p{L}.*\p{L}|\d(\D*\d){3}/u.test(typed)

/** The newest request of each name with a number, which several people may share. */
const peopleIn = (requests: readonly DeskRequest[]): DeskRequest[] =>
  requests
    .filter(({ dial }) => dial !== '')
    .filter(
      ({ dial, name }, at, all) =>
        all.findIndex((other) => other.dial === dial && other.name === name) === at,
    )
    .slice(0, 6)

type PatientFieldsProps = {
  clinic: Me['clinic']
  draft: Draft
  /** Attributes of the input of a field. */
  field(
    name: 'name' | 'phone',
  ): Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'aria-invalid'>
  onType(typed: Draft): void
}

/** Name, phone and language of a new appointment, with patients of earlier requests as suggestions. */
export function PatientFields({ clinic, draft, field, onType }: PatientFieldsProps) {
  const [last, setLast] = useState<'name' | 'phone'>()
  const [isPhoneLeft, setPhoneLeft] = useState(false)
  const { phone = '' } = draft
  const typed = (last && draft[last]) ?? phone
  const found = useRead('GET /requests', isTelling(typed) ? [{}, { q: typed }] : undefined, typing)
  const people = last ? peopleIn(found.last?.requests ?? []) : []
  const preset = last === 'name' ? '' : (found.last?.language ?? '')

  function choose({ name, phone }: DeskRequest): void {
    setLast(undefined)
    onType({ name, phone })
  }
  return (
    <>
      <InputField
        label={texts.fields.name}
        autoComplete="off"
        onInput={() => setLast('name')}
        {...field('name')}
      />
      <div>
        <InputField
          label={texts.fields.phone}
          type="tel"
          autoComplete="off"
          aria-describedby="short-phone"
          onInput={() => setLast('phone')}
          {...field('phone')}
          onBlur={() => setPhoneLeft(true)}
        />
        {/* It takes its space always: nothing moves under a pointer that leaves the field. */}
        <p id="short-phone" className={controls.hint} aria-live="polite">
          <span
            className={styles.shortPhone}
            data-shown={isPhoneLeft && seemsShort(phone, clinic.phone)}
          >
            {texts.shortPhone}
          </span>
        </p>
      </div>
      {clinic.languages.length > 1 && (
        <SelectField
          label={texts.language}
          options={clinic.languages.map(({ id, name }) => [id, name])}
          value={draft.language ?? preset}
          onChange={({ currentTarget }) => onType({ language: currentTarget.value })}
        />
      )}
      {people.length > 0 && (
        <fieldset className={styles.people}>
          <legend>{texts.known}</legend>
          {people.map((person) => (
            <Button key={person.reference} look="chip" onClick={() => choose(person)}>
              {[
                person.name,
                person.phone,
                person.lastVisit
                  ? fill(texts.visited, { time: dayText(person.lastVisit.slice(0, 10)) })
                  : texts.unvisited,
              ].join(' · ')}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
