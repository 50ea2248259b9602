import { lazy, Suspense, useState } from 'react'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { Button } from '../../../../desk/client/kit/Controls'
import { dayText } from '../../../../desk/client/kit/times'
import { isDay } from '../../../../shared/formats/date'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { type FieldProps, idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import { usualTimes } from '../hours/hoursEdits'
import { WaitingNote } from '../WaitingNote'
import { DayDialog } from './DayDialog'
import styles from './Days.module.css'
import { dayEdits, removalEdits } from './dayEdits'

const Calendar = lazy(() => import('./Calendar'))

/** Special days in a calendar, with a list of the coming ones. */
export function SpecialDays({ node, path, value, order }: FieldProps) {
  const { root, whole, today, edit, findingAt, waitingAt } = useForm()
  const [shown, setShown] = useState(today)
  const [opened, setOpened] = useState<string>()
  const list = (Array.isArray(value) ? value : []) as SpecialDay[]
  const item = resolveRef(root, node.items ?? {})
  const special = new Map(list.map((day) => [day.date, day]))
  const isPast = ({ date }: SpecialDay) => date < today

  const isWaiting = (day: SpecialDay) => waitingAt([...path, list.indexOf(day)]) !== undefined
  const open = (day: string) => {
    if (isDay(day)) setShown(day)
    if (!list.some((each) => each.date === day && isWaiting(each))) setOpened(day)
  }
  const save = (day: SpecialDay) => {
    const message = fill(texts.days.saved, { day: dayText(day.date) })
    if (Array.isArray(value)) edit(dayEdits(path, list, day), { message })
    else edit({ kind: 'set', path, order, value: [day] }, { message })
  }
  const remove = (isGone: (day: SpecialDay) => boolean, name: string) =>
    edit(removalEdits(path, list, isGone), { message: fill(texts.list.removed, { name }) })

  const rows = (days: readonly SpecialDay[]) => (
    <ul className={styles.list}>
      {days.map((day) => {
        const at = [...path, list.indexOf(day)]
        const finding = [at, ...Object.keys(day).map((key) => [...at, key])]
          .map(findingAt)
          .find(Boolean)
        return (
          <li key={`${day.date} ${list.indexOf(day)}`}>
            <button
              type="button"
              className={styles.entry}
              id={idOf(at)}
              aria-haspopup="dialog"
              disabled={isWaiting(day)}
              aria-describedby={finding && `${idOf(at)}-fault`}
              onClick={() => open(day.date)}
            >
              <strong>{dayText(day.date)}</strong>
              <span>{day.note}</span>
              <span className={styles.kind}>
                {day.closed
                  ? texts.days.closed
                  : fill(texts.days.times, { open: day.open ?? '', close: day.close ?? '' })}
              </span>
            </button>
            <FieldError path={at} finding={finding} />
            <WaitingNote path={at} />
          </li>
        )
      })}
    </ul>
  )
  const coming = list.filter((day) => !isPast(day))
  const past = list.filter(isPast)

  return (
    <fieldset className={forms.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldError path={path} node={{ description: texts.days.help }} />
      <div className={styles.room}>
        <div className={styles.columns}>
          <div>
            <Suspense fallback={<p>{texts.loading}</p>}>
              <Calendar
                shown={shown}
                today={today}
                special={special}
                onShow={setShown}
                onOpen={open}
              />
            </Suspense>
            <p className={styles.keys}>{texts.days.keys}</p>
          </div>
          <div>
            <h3>{texts.days.coming}</h3>
            {coming.length === 0 ? <p>{texts.days.none}</p> : rows(coming)}
            {past.length > 0 && (
              <>
                <h3>{texts.days.past}</h3>
                {rows(past)}
                <Button look="secondary" onClick={() => remove(isPast, texts.days.past)}>
                  {texts.days.removePast}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      {opened && (
        <DayDialog
          date={opened}
          day={special.get(opened)}
          usual={usualTimes(whole, opened)}
          item={item}
          onSave={save}
          onRemove={() =>
            remove(({ date }) => date === opened, special.get(opened)?.note ?? dayText(opened))
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </fieldset>
  )
}
