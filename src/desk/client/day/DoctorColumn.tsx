import type { ComponentProps, CSSProperties, PointerEvent } from 'react'
import { yearOf } from '../../../shared/formats/date'
import { fill } from '../../../shared/formats/fill'
import { type Stretch, stretchOf } from '../../../shared/formats/stretches'
import type { DeskRequest, Me } from '../../contract/contract'
import type { Day } from '../../contract/day'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import { wallTimeText } from '../kit/times'
import type { Acts } from '../rows/useActs'
import { AppointmentRow } from './AppointmentRow'
import { absenceText, fromTo } from './bookingText'
import styles from './DoctorColumn.module.css'
import { isIn, type Lane, lanesOf, minutesOf, type Range, stretchOn, timeAt, wide } from './dayGrid'
import { appointmentsOf, type Span, spansOf } from './daySpans'
import { startIn } from './fitting'
import type { Place } from './useDragging'

const { day: texts } = words
/** Minutes to which a click in a gap is rounded. */
const quarter = 15

type DoctorColumnProps = {
  doctor: Day['doctors'][number]
  day: Day
  heading: string
  subheading: string
  range: Range
  /** Wall time. */
  now: string
  clinic: Me['clinic']
  /** Whether it is shown where there is room for one. */
  isCurrent: boolean
  /** What is being moved, and to where. */
  dragged: (Place & { request: DeskRequest }) | undefined
  acts: Acts
  canBook: boolean
  /** Opens the form that moves or cancels. */
  onForm(request: DeskRequest, outcome: 'booked' | 'cancelled'): void
  /** Opens the form at an hour. */
  onGap(at: string): void
  onDrag(event: PointerEvent<HTMLElement>, request: DeskRequest): void
}

type Row = Stretch &
  (
    | { kind: 'appointment'; request: Day['appointments'][number]; lane: Lane }
    | Exclude<Span, { kind: 'closed' }>
    | { kind: 'closed' | 'gap' | 'now' }
  )

/** What a doctor's day consists of, by the hour. */
function rowsOf(props: Pick<DoctorColumnProps, 'doctor' | 'day' | 'range' | 'now' | 'clinic'>) {
  const { doctor, day, range, now, clinic } = props
  const spans = spansOf(day, doctor, stretchOn(day.day, range))
  const requests = appointmentsOf(day, doctor).sort((one, other) =>
    (one.appointmentAt ?? '') < (other.appointmentAt ?? '') ? -1 : 1,
  )
  const stretches = requests.map((each) => stretchOf(each, clinic.appointmentMinutes))
  const lanes = lanesOf(stretches)
  const rows: Row[] = [
    ...spans,
    ...doctor.gaps.map((gap) => ({ kind: 'gap' as const, ...gap })),
    ...(day.day === day.today ? [{ kind: 'now' as const, from: now, to: now }] : []),
    ...requests.flatMap((request, at) => {
      const [own, lane] = [stretches[at], lanes[at]]
      if (!own || !lane) return []
      return [{ kind: 'appointment' as const, ...own, request, lane }]
    }),
  ]
  return rows.sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** What a moved appointment would take. */
const targetOf = (
  { request, at }: NonNullable<DoctorColumnProps['dragged']>,
  clinic: Me['clinic'],
) => stretchOf({ ...request, appointmentAt: at }, clinic.appointmentMinutes)

/** The text of a row without an appointment. */
function textOf(row: Exclude<Row, { kind: 'appointment' }>, day: string, isOff: boolean): string {
  if (row.kind === 'now') return fill(texts.now, { time: wallTimeText(row.from, row.from) })
  if (row.kind === 'leave') return absenceText(row.absence, day)
  if (row.kind === 'off' && isOff) return texts.off
  const time = fromTo(row.from, row.to, day)
  return fill(row.kind === 'gap' ? texts.gap : texts.spans[row.kind], { time })
}

/** One doctor's day: from 1024 px in proportion, else and on paper a list, there one A4 page. */
export function DoctorColumn(props: DoctorColumnProps) {
  const { doctor, day, heading, subheading, range, now, clinic } = props
  const { canBook, isCurrent, dragged, ...on } = props
  const rows = rowsOf(props)
  const printed = rows.filter(({ kind }) => kind !== 'closed' && kind !== 'now')
  const isPlace = dragged?.doctor === doctor.id && dragged.day === day.day

  const place = ({ from, to }: Stretch, { lane, lanes }: Lane = { lane: 0, lanes: 1 }) => ({
    'data-shared': lanes > 1,
    style: {
      '--at': minutesOf(from, day.day),
      '--end': minutesOf(to, day.day),
      '--lane': lane,
      '--lanes': lanes,
    } as CSSProperties,
  })

  function item(row: Exclude<Row, { kind: 'appointment' }>): ComponentProps<'li'> {
    const text = textOf(row, day.day, doctor.off)
    const shared = { ...place(row), className: styles[row.kind] }
    if (row.kind === 'now') {
      const isOutside = !isIn(range, minutesOf(now, day.day))
      const current = { 'aria-current': 'time', 'data-outside': isOutside } as const
      return { ...shared, ...current, children: <p>{text}</p> }
    }
    if (row.kind !== 'gap' || day.day < day.today || !canBook)
      return { ...shared, children: <p>{text}</p> }
    const children = (
      <button
        type="button"
        aria-label={`${text}: ${heading}`}
        onClick={({ currentTarget, clientY, detail }) => {
          const first = startIn(row.from, row.to, now)
          const column = currentTarget.closest('ol')
          // A key has no height.
          const isPointed = detail > 0 && column && matchMedia(wide).matches
          const at = isPointed ? timeAt(column, clientY, day.day, range, quarter) : first
          on.onGap(at > first ? at : first)
        }}
      >
        {text}
      </button>
    )
    return { ...shared, children }
  }

  return (
    <section
      className={styles.column}
      data-current={isCurrent}
      style={{ '--rows': printed.length } as CSSProperties}
      aria-label={heading}
    >
      <header className={styles.head} data-left={doctor.left}>
        <h3>{doctor.left ? fill(texts.left, { name: heading }) : heading}</h3>
        <p className={controls.printed}>
          {clinic.name} · {subheading}
        </p>
      </header>
      <ol
        className={styles.rows}
        data-doctor={doctor.left ? '' : doctor.id}
        data-day={day.day}
        data-target={isPlace}
      >
        {rows.map((row) =>
          row.kind === 'appointment' ? (
            <AppointmentRow
              key={row.request.reference}
              request={row.request}
              now={now}
              clinic={clinic}
              acts={on.acts}
              canChange={canBook}
              onForm={on.onForm}
              item={{
                ...place(row, row.lane),
                onPointerDown: (event) => canBook && on.onDrag(event, row.request),
              }}
            />
          ) : (
            <li key={`${row.kind} ${row.from} ${row.to}`} {...item(row)} />
          ),
        )}
        {isPlace && (
          <li className={styles.target} aria-hidden {...place(targetOf(dragged, clinic))}>
            {wallTimeText(dragged.at, dragged.at)} {dragged.request.name}
          </li>
        )}
      </ol>
      {printed.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <p className={controls.printed}>
        {fill(texts.printed, { time: wallTimeText(now, yearOf(now)) })}
      </p>
    </section>
  )
}
