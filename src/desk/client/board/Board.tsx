import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import hidden from '../../../ui/VisuallyHidden.module.css'
import type { DeskRequest } from '../../contract/contract'
import controls from '../kit/Controls.module.css'
import { Frame, type PageProps } from '../kit/Frame'
import { fill, words } from '../kit/text'
import { clockText } from '../kit/times'
import { Freshness } from '../live/Freshness'
import { PatientDialog } from '../patient/PatientDialog'
import styles from './Board.module.css'
import { ExportButton } from './ExportButton'
import { listNames } from './lists'
import { useSound, useTitleCount } from './notifications'
import { type OpenForm, RequestList } from './RequestList'
import { SearchBar, SearchPages } from './SearchBar'
import { type Done, UndoBar } from './UndoBar'
import { useBoard } from './useBoard'
import { emptySearch, hasCriteria, useSearch } from './useSearch'

/** The start page: the lists of open requests. */
export function Board({ me, onLock, onOver }: PageProps) {
  const [form, setForm] = useState<OpenForm>()
  const [done, setDone] = useState<Done>()
  const [person, setPerson] = useState<DeskRequest>()
  const [announcement, setAnnouncement] = useState('')
  const sound = useSound()
  const now = useNow()
  const onArrival = useCallback(() => {
    setAnnouncement(`${words.lists.arrived} ${clockText(me.clinic)}`)
    sound.arrive()
  }, [sound.arrive, me.clinic])
  const [search, setSearch] = useState(emptySearch)
  const { board, lists, since, refresh } = useBoard({
    editing: form?.reference,
    onOver,
    onArrival,
  })

  const found = useSearch(search, board, form?.reference)
  const results = found ? [['found', found] as const] : []
  const shown = hasCriteria(search)
    ? results
    : listNames.map((name) => [name, board?.[name] ?? { requests: [], total: 0 }] as const)

  // A stale count is not shown.
  useTitleCount(since === undefined ? board?.fresh.total : undefined, me.clinic.name)

  function settle(request: DeskRequest, outcome: Done['outcome']) {
    // Closed before the response: a request with an open form would keep its place.
    flushSync(() => {
      setForm(undefined)
      setDone({ request, outcome })
    })
    void refresh()
  }

  const tools = (
    <>
      <Freshness since={since} clinic={me.clinic} />
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={sound.isOn}
          onChange={(event) => sound.choose(event.currentTarget.checked)}
        />
        {words.frame.sound}
      </label>
    </>
  )
  return (
    <Frame me={me} onLock={onLock} tools={tools}>
      <h1 className={hidden.hidden}>{words.signIn.heading}</h1>
      <p className={styles.keys}>
        {fill(words.lists.keys, {
          ...words.keys,
          unreachedWord: words.row.unreached,
          bookedWord: words.row.booked,
          cancelledWord: words.row.cancelled,
        })}
      </p>
      <p className={hidden.hidden} role="status">
        {announcement}
      </p>
      <SearchBar search={search} clinic={me.clinic} onSearch={setSearch} />
      {board && (
        <div ref={lists} className={styles.lists} aria-busy={since !== undefined}>
          {shown.map(([name, list]) => (
            <RequestList
              key={name}
              name={name}
              list={list}
              me={me}
              now={now}
              form={form}
              onForm={setForm}
              onSettled={settle}
              onFault={() => void refresh()}
              onEarlier={(q) => setSearch({ ...emptySearch, q })}
              onPerson={setPerson}
            />
          ))}
        </div>
      )}
      {found && (
        <SearchPages
          page={found.page}
          total={found.total}
          onPage={(page) => setSearch({ ...search, page })}
        />
      )}
      {person && (
        <PatientDialog
          request={person}
          me={me}
          onErased={() => {
            setDone(undefined)
            void refresh()
          }}
          onOver={onOver}
          onClose={() => setPerson(undefined)}
        />
      )}
      {me.strength === 'passkey' && <ExportButton search={search} clinic={me.clinic} />}
      <UndoBar
        done={done}
        clinic={me.clinic}
        onUndone={settle}
        onClose={() => setDone(undefined)}
      />
    </Frame>
  )
}

const CLOCK_INTERVAL = 20_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return now
}
