import { lazy, Suspense, useContext, useState } from 'react'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { Button } from '../../../../desk/client/kit/Controls'
import { dayText } from '../../../../desk/client/kit/times'
import { isDay } from '../../../../shared/formats/date'
import { fill } from '../../../../shared/formats/fill'
import { fileOf } from '../../subjects'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { type FieldProps, idOf, PointAt, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import { usualTimes } from '../hours/hoursEdits'
import { WaitingNote } from '../WaitingNote'
import { DayDialog } from './DayDialog'
import styles from './Days.module.css'
import { type Span, spansOf, withSpan } from './spans'

const Calendar = lazy(() => import('./Calendar'))

const spanText = ([first, ...others]: Span) =>
  [first, ...others.slice(-1)].map(({ date }) => dayText(date)).join(' – ')

/** Special days in a calendar, with a list of the coming ones. */
export function SpecialDays({ node, path, value, order }: FieldProps) {
  const { root, whole, today, edit, findingAt, waitingAt } = useForm()
  const [shown, setShown] = useState(today)
  /** The first and the last day of the dialog. */
  const [opened, setOpened] = useState<{ from: string; to: string }>()
  const pointAt = useContext(PointAt)
  const list = (Array.isArray(value) ? value : []) as SpecialDay[]
  const item = resolveRef(root, node.items ?? {})
  const special = new Map(list.map((day) => [day.date, day]))
  const isPast = ({ date }: SpecialDay) => date < today

  /** Also a day that only the proposal has. */
  const isWaiting = (date: string) => waitingAt([...path, date]) !== undefined
  const open = (from: string, to = from) => {
    if (isDay(from)) setShown(from)
    if (!special.has(from) || !isWaiting(from)) setOpened({ from, to })
  }
  const isOpened = ({ date }: SpecialDay) =>
    opened !== undefined && opened.from <= date && date <= opened.to
  const write = (days: readonly SpecialDay[], message: string) =>
    edit({ kind: 'set', path, order, value: days }, { message })
  const save = (span: Span) => {
    const days = withSpan(list, list.filter(isOpened), span)
    write(days, fill(texts.days.saved, { day: spanText(span) }))
    pointAt({ file: fileOf('clinic'), path: [...path, days.indexOf(span[0])] })
  }
  const remove = (isGone: (day: SpecialDay) => boolean, name: string) =>
    write(
      list.filter((day) => !isGone(day)),
      fill(texts.list.removed, { name }),
    )

  const rows = (days: readonly SpecialDay[]) => (
    <ul className={styles.list}>
      {spansOf(days, isWaiting).map((span) => {
        const [day] = span
        const at = [...path, list.indexOf(day)]
        const finding = span
          .map((each) => [...path, list.indexOf(each)])
          .flatMap((place) => [place, ...Object.keys(day).map((key) => [...place, key])])
          .map(findingAt)
          .find(Boolean)
        return (
          <li key={`${day.date} ${list.indexOf(day)}`}>
            <button
              type="button"
              className={styles.entry}
              id={idOf(at)}
              aria-haspopup="dialog"
              disabled={isWaiting(day.date)}
              aria-describedby={finding && `${idOf(at)}-fault`}
              onClick={() => open(day.date, span.at(-1)?.date)}
            >
              <strong>{spanText(span)}</strong>
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
          {...opened}
          day={special.get(opened.from)}
          isWaiting={isWaiting}
          usual={usualTimes(whole, opened.from)}
          today={today}
          item={item}
          onSave={save}
          onRemove={() => remove(isOpened, special.get(opened.from)?.note ?? dayText(opened.from))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </fieldset>
  )
}
