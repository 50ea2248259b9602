import { type FormEvent, useState } from 'react'
import { yearOf } from '../../../shared/formats/date'
import { fill } from '../../../shared/formats/fill'
import { laterDay } from '../../../shared/formats/opening'
import type { Faults } from '../../contract/appointment'
import cards from '../kit/Cards.module.css'
import { Alert, Button, InputField, SelectField } from '../kit/Controls'
import { call, faultsText, refusalOf } from '../kit/call'
import { useQuestion } from '../kit/Dialog'
import type { PageProps } from '../kit/Frame'
import { MomentField } from '../kit/MomentField'
import { words } from '../kit/text'
import { readDay, readMoment, wallTime } from '../kit/times'
import { useActions } from '../kit/useActions'
import { useKept } from '../kit/useKept'
import { useDesk } from '../live/DeskData'
import { useRead } from '../live/useRead'
import { TextBack } from '../rows/RowForm'
import { absenceText } from './bookingText'
import styles from './Cards.module.css'

const { absences: texts, booking, form: common } = words
const own = {}
const empty = { doctor: '', startsAt: '', endsAt: '', note: '' }

const dayAlone = (text: string, today: string) => (readMoment(text, today) ? '' : text)

/** A typed moment; of a day alone its beginning, or that of a later day. */
function momentOf(text: string, today: string, days = 0): string | undefined {
  const day = readDay(text, today)
  return readMoment(text, today) ?? (day && `${laterDay(day, days)}T00:00`)
}

/** Leave, breaks and congresses, of a doctor or of everybody. */
export function Absences({ me, onOver }: Pick<PageProps, 'me' | 'onOver'>) {
  const { clinic, doctor: ownDoctor } = me
  const [typed, setTyped, isBack] = useKept(me.name, 'absence', empty)
  const [faults, setFaults] = useState<Faults>({})
  const { message, setMessage, fault, act } = useActions(own, onOver)
  const { answer } = useRead('GET /absences', [])
  const { refresh } = useDesk()
  const { ask, question } = useQuestion()
  const today = wallTime(Date.now(), clinic.timeZone)
  const type = (change: Partial<typeof empty>) => {
    setFaults({})
    setTyped({ ...typed, ...change })
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const startsAt = momentOf(typed.startsAt, today)
    const endsAt = momentOf(typed.endsAt || dayAlone(typed.startsAt, today), today, 1)
    if (!startsAt) return setFaults({ startsAt: 'required' })
    if (!endsAt) return setFaults({ endsAt: 'required' })
    await act(async () => {
      try {
        await call(
          'POST /absences',
          {},
          { ...typed, doctor: ownDoctor ?? typed.doctor, startsAt, endsAt },
        )
        setTyped(empty)
        setMessage(texts.added)
      } catch (caught) {
        const { fields } = refusalOf(caught)
        if (!fields) throw caught
        setFaults(fields)
      }
    })
    await refresh()
  }
  const remove = (id: string) =>
    act(async () => {
      await call('POST /absences/:id/remove', { id })
      setMessage(texts.removed)
    }).then(refresh)

  const names = [['', texts.everybody], ...clinic.team.map(({ id, name }) => [id, name])] as [
    string,
    string,
  ][]
  return (
    <section className={styles.section} aria-labelledby="absences">
      <h2 id="absences">{texts.heading}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} onSubmit={add} noValidate>
        {ownDoctor === undefined && (
          <SelectField
            label={booking.fields.doctor}
            options={names}
            value={typed.doctor}
            onChange={({ currentTarget }) => type({ doctor: currentTarget.value })}
          />
        )}
        {(['startsAt', 'endsAt'] as const).map((end) => (
          <MomentField
            key={end}
            label={booking.fields[end]}
            text={typed[end]}
            today={today}
            hasTime="optional"
            aria-invalid={faults[end] !== undefined}
            onText={(text) => type({ [end]: text })}
          />
        ))}
        <InputField
          label={texts.note}
          maxLength={500}
          autoComplete="off"
          value={typed.note}
          onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        />
        <Button look="primary" type="submit">
          {texts.add}
        </Button>
        {typed !== empty && (
          <Button
            look="quiet"
            onClick={() => {
              setFaults({})
              setTyped(empty)
            }}
          >
            {common.cancel}
          </Button>
        )}
      </form>
      <TextBack isBack={isBack} />
      <p role="status">{message}</p>
      <Alert>{fault || faultsText(faults)}</Alert>
      {answer?.length === 0 && <p>{texts.none}</p>}
      <ul className={cards.cards}>
        {answer?.map((absence) => (
          <li key={absence.id} className={styles.card}>
            <div>
              <h3>{absence.doctor ? absence.doctorName : texts.everybody}</h3>
              <p>{absenceText(absence, yearOf(today))}</p>
              <p>{fill(texts.by, absence)}</p>
            </div>
            {(ownDoctor === undefined || ownDoctor === absence.doctor) && (
              <Button
                look="quiet"
                aria-label={`${common.remove}: ${absenceText(absence, yearOf(today))}`}
                onClick={() =>
                  ask({
                    heading: texts.sure,
                    text: `${absence.doctor ? absence.doctorName : texts.everybody}: ${absenceText(absence, yearOf(today))}`,
                    yes: common.remove,
                    onYes: () => void remove(absence.id),
                  })
                }
              >
                {common.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {question}
    </section>
  )
}
