import { useQueries } from '@tanstack/react-query'
import type { Day } from '../../contract/day'
import { words } from '../kit/text'
import { dayText } from '../kit/times'
import { queryOf } from '../live/useRead'
import type { Column } from './DaySheet'

const nameOf = ({ name }: Pick<Day['doctors'][number], 'name'>) => name || words.day.noDoctor

/** The doctors of a day, or the days of a doctor's week as they are read. `current`: a doctor. */
export function useColumns(
  shown: Day | undefined,
  current: string | undefined,
  isWeek: boolean,
): Column[] {
  const days = useQueries({
    queries: (isWeek && shown ? shown.week : []).map(({ day }) =>
      queryOf('GET /day', [{}, { day }]),
    ),
  })
  if (!shown) return []
  if (!isWeek)
    return shown.doctors.map((doctor) => ({
      day: shown,
      doctor,
      heading: nameOf(doctor),
      subheading: dayText(shown.day),
      isCurrent: doctor.id === current,
    }))
  return days.flatMap(({ data }) => {
    const doctor = data?.doctors.find(({ id }) => id === current)
    if (!data || !doctor) return []
    return [
      {
        day: data,
        doctor,
        heading: dayText(data.day),
        subheading: nameOf(doctor),
        isCurrent: data.day === shown.day,
      },
    ]
  })
}

/** The title of a doctor's week. */
export function weekText({ doctors, week }: Day, current: string | undefined): string {
  const [monday, , , , , , sunday] = week.map(({ day }) => dayText(day))
  const doctor = doctors.find(({ id }) => id === current)
  return `${nameOf(doctor ?? { name: '' })}, ${monday} – ${sunday}`
}
