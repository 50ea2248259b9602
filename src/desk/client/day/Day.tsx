import { useState } from 'react'
import tabs from '../board/ListTabs.module.css'
import { Frame, type PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { Freshness } from '../live/Freshness'
import { useRead } from '../live/useRead'
import { Absences } from './Absences'
import styles from './Day.module.css'
import { DayView } from './DayView'
import { Feeds } from './Feeds'
import { Reminders } from './Reminders'
import { ToMove } from './ToMove'

const { day: texts } = words
const names = ['list', 'reminders', 'toMove', 'absences', 'feeds'] as const
const doctorsOwn: readonly string[] = ['list', 'absences']

/** The clinic's day, with what belongs to it; of a doctor the own one, and of one who left the past. */
export function Day({ me, onLock, onOver }: PageProps) {
  const [tab, setTab] = useState<(typeof names)[number]>('list')
  const isDoctor = me.role === 'doctor'
  const hasLeft = isDoctor && me.clinic.team.every(({ id }) => id !== me.doctor)
  const tabNames = names.filter((name) => !isDoctor || (!hasLeft && doctorsOwn.includes(name)))
  const reminders = useRead('GET /reminders', isDoctor ? undefined : [])
  const toMove = useRead('GET /to-move', isDoctor ? undefined : [])
  const counts: Partial<Record<string, number>> = {
    reminders: reminders.answer?.open,
    toMove: toMove.last?.length,
  }
  const shared = { me, onOver }
  return (
    <Frame me={me} onLock={onLock} tools={<Freshness clinic={me.clinic} />}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <nav className={tabs.tabs} aria-label={texts.heading}>
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            className={tabs.tab}
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
          >
            {texts.tabs[name]}
            {counts[name] ? <span className={tabs.count}>{counts[name]}</span> : null}
          </button>
        ))}
      </nav>
      {hasLeft && <p>{texts.past}</p>}
      <p role="alert">{reminders.fault && !reminders.last && words.faults.unavailable}</p>
      {tab === 'list' && <DayView {...shared} />}
      {tab === 'reminders' && reminders.last && <Reminders {...shared} answer={reminders.last} />}
      {tab === 'toMove' && toMove.last && <ToMove {...shared} answer={toMove.last} />}
      {tab === 'absences' && <Absences {...shared} />}
      {tab === 'feeds' && <Feeds {...shared} />}
    </Frame>
  )
}
