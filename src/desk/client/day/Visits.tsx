import { fill } from '../../../shared/formats/fill'
import type { Period } from '../../contract/contract'
import type { VisitFigures } from '../../contract/day'
import { counted, formatTag, words } from '../kit/text'
import { useRead } from '../live/useRead'
import { BarCell, ChartCard, CountCard } from '../statistics/ChartCard'
import { countText, durationText, shareText } from '../statistics/Charts'

const { visits: texts } = words.figures
const weekDay = new Intl.DateTimeFormat(formatTag, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** Show rate, no-shows by lead time, and booked hours of a period. */
export function Visits({ period }: { period: Period }) {
  const { answer } = useRead('GET /visits', [{}, period])
  const total = answer?.booked.doctors.flatMap(({ minutes }) => minutes) ?? []
  if (!answer || total.every((minutes) => minutes === 0)) return null
  return (
    <>
      <Lead figures={answer} />
      <Types figures={answer} />
      {answer.booked.doctors.map(({ id, name, minutes }) => (
        <CountCard
          key={id}
          heading={fill(texts.hours.heading, { name: name || words.day.noDoctor })}
          text={texts.hours.text}
          column={texts.hours.column}
          countColumn={texts.hours.count}
          textOf={(count) => durationText(Math.round(count * 60))}
          counts={answer.booked.weeks.map((week, at) => {
            const title = weekDay.format(new Date(week))
            return { title, label: title, count: (minutes[at] ?? 0) / 60 }
          })}
          every={Math.ceil(answer.booked.weeks.length / 5)}
        />
      ))}
    </>
  )
}

/** Who came, by the days between booking and appointment. */
function Lead({ figures: { kept, missed, unknown, lead } }: { figures: VisitFigures }) {
  const rate =
    kept + missed === 0
      ? texts.lead.none
      : fill(texts.lead.text, { share: shareText(kept, kept + missed), missed: countText(missed) })
  const most = Math.max(...lead.counts.flatMap((each) => [each.kept, each.missed]))
  return (
    <ChartCard
      heading={texts.lead.heading}
      text={unknown > 0 ? `${rate} ${counted(texts.lead, 'unknown', unknown)}` : rate}
      drawn
      columns={[texts.lead.column, texts.lead.kept, texts.lead.missed, texts.lead.rate]}
    >
      {lead.counts.map((count, at) => {
        const days = lead.steps[at]
        const name =
          days === undefined
            ? fill(texts.lead.more, { days: lead.steps.at(-1) ?? 0 })
            : days === 0
              ? texts.lead.sameDay
              : fill(texts.lead.upTo, { days })
        const seen = count.kept + count.missed
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <BarCell count={count.kept} most={most} />
            <BarCell count={count.missed} most={most} />
            <td>{seen === 0 ? '–' : shareText(count.missed, seen)}</td>
          </tr>
        )
      })}
    </ChartCard>
  )
}

/** Appointments and their minutes by type; nothing if none has one. */
function Types({ figures: { types } }: { figures: VisitFigures }) {
  if (types.every(({ name }) => name === '')) return null
  const most = Math.max(...types.map(({ count }) => count))
  return (
    <ChartCard
      heading={texts.types.heading}
      text=""
      drawn
      columns={[texts.types.column, texts.types.count, texts.hours.count]}
    >
      {types.map(({ name, count, minutes }) => (
        <tr key={name}>
          <th scope="row">{name || words.booking.noType}</th>
          <BarCell count={count} most={most} />
          <td>{durationText(minutes)}</td>
        </tr>
      ))}
    </ChartCard>
  )
}
