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

/** The clinic's day, with what belongs to it. */
export function Day({ me, onLock, onOver }: PageProps) {
  const [tab, setTab] = useState<(typeof names)[number]>('list')
  const reminders = useRead('GET /reminders', [])
  const toMove = useRead('GET /to-move', [])
  const counts: Partial<Record<string, number>> = {
    reminders: reminders.answer?.open,
    toMove: toMove.last?.length,
  }
  const shared = { me, onOver }
  return (
    <Frame me={me} onLock={onLock} tools={<Freshness clinic={me.clinic} />}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <nav className={tabs.tabs} aria-label={texts.heading}>
        {names.map((name) => (
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
      <p role="alert">{reminders.fault && !reminders.last && words.faults.unavailable}</p>
      {tab === 'list' && <DayView {...shared} />}
      {tab === 'reminders' && reminders.last && <Reminders {...shared} answer={reminders.last} />}
      {tab === 'toMove' && toMove.last && <ToMove {...shared} answer={toMove.last} />}
      {tab === 'absences' && <Absences {...shared} />}
      {tab === 'feeds' && <Feeds {...shared} />}
    </Frame>
  )
}
