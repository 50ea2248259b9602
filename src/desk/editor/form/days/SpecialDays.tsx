import { useState } from 'react'
import { sayDay } from '../../../lib/times'
import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import type { FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import forms from '../Form.module.css'
import { idOf, resolved, useForm } from '../formContext'
import { usualTimes } from '../hours/week'
import { DayDialog } from './DayDialog'
import styles from './Days.module.css'
import { MonthGrid } from './MonthGrid'
import { dayEdits, removalEdits, type SpecialDay } from './specialDays'

/** Days that are not like the others, on a calendar, with those that are to come beside it. */
export function SpecialDays({ node, path, value, order }: FieldProps) {
  const { root, whole, today, edit, findingAt } = useForm()
  const [shown, setShown] = useState(today)
  const [opened, setOpened] = useState<string>()
  const list = (Array.isArray(value) ? value : []) as SpecialDay[]
  const item = resolved(root, node.items ?? {})
  const special = new Map(list.map((day) => [day.date, day]))
  const isPast = ({ date }: SpecialDay) => date < today

  const save = (day: SpecialDay) => {
    const said = fill(texts.days.saved, { day: sayDay(day.date) })
    if (Array.isArray(value)) edit(dayEdits(path, list, day), { said })
    else edit({ kind: 'set', path, order, value: [day] }, { said })
  }
  const remove = (isGone: (day: SpecialDay) => boolean, name: string) =>
    edit(removalEdits(path, list, isGone), { said: fill(texts.list.removed, { name }) })

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
              aria-describedby={finding && `${idOf(at)}-fault`}
              onClick={() => {
                setShown(day.date)
                setOpened(day.date)
              }}
            >
              <strong>{sayDay(day.date)}</strong>
              <span>{day.note}</span>
              <span className={styles.kind}>
                {day.closed
                  ? texts.days.closed
                  : fill(texts.days.times, { open: day.open ?? '', close: day.close ?? '' })}
              </span>
            </button>
            <FieldFault id={idOf(at)} node={{}} finding={finding} />
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
      <FieldFault
        id={idOf(path)}
        node={{ description: texts.days.help }}
        finding={findingAt(path)}
      />
      <div className={styles.room}>
        <div className={styles.columns}>
          <div>
            <MonthGrid
              day={shown}
              today={today}
              special={special}
              onDay={setShown}
              onOpen={(day) => {
                setShown(day)
                setOpened(day)
              }}
            />
            <p className={styles.keys}>{texts.days.keys}</p>
          </div>
          <div>
            <h3>{texts.days.coming}</h3>
            {coming.length === 0 ? <p>{texts.days.none}</p> : rows(coming)}
            {past.length > 0 && (
              <>
                <h3>{texts.days.past}</h3>
                {rows(past)}
                <button
                  type="button"
                  className={controls.secondary}
                  onClick={() => remove(isPast, texts.days.past)}
                >
                  {texts.days.removePast}
                </button>
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
            remove(({ date }) => date === opened, special.get(opened)?.note ?? sayDay(opened))
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </fieldset>
  )
}
