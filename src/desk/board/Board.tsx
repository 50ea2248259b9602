import { useCallback, useState } from 'react'
import hidden from '../../ui/VisuallyHidden.module.css'
import type { DeskRequest, Me, Outcome } from '../contract'
import { Frame } from '../frame/Frame'
import { Freshness } from '../frame/Freshness'
import { useSound } from '../frame/sound'
import { useCount } from '../frame/useCount'
import { sayNow } from '../lib/times'
import { fill, words } from '../lib/words'
import { PersonDialog } from '../person/PersonDialog'
import controls from '../styles/Controls.module.css'
import styles from './Board.module.css'
import { FoundPages } from './FoundPages'
import { listNames } from './lists'
import { RequestList } from './RequestList'
import { SearchBar } from './SearchBar'
import { type Done, Settled } from './Settled'
import { SheetButton } from './SheetButton'
import { useBoard } from './useBoard'
import { isWanted, nothing, useFound } from './useFound'
import { useNow } from './useNow'

export type OpenForm = { reference: string; outcome: Outcome }

type BoardProps = { me: Me; onLock(): void; onOver(): void }

/** The first screen: what is to be done now. */
export function Board({ me, onLock, onOver }: BoardProps) {
  const [form, setForm] = useState<OpenForm>()
  const [done, setDone] = useState<Done>()
  const [person, setPerson] = useState<DeskRequest>()
  const [news, setNews] = useState('')
  const sound = useSound()
  const now = useNow()
  const onArrival = useCallback(() => {
    setNews(`${words.lists.arrived} ${sayNow(me.clinic)}`)
    sound.arrive()
  }, [sound.arrive, me.clinic])
  const [search, setSearch] = useState(nothing)
  const { board, lists, since, refresh } = useBoard({
    workedOn: form?.reference,
    onOver,
    onArrival,
  })

  const found = useFound(search, board, form?.reference)
  const shown = isWanted(search)
    ? found
      ? [['found', found] as const]
      : []
    : listNames.map((name) => [name, board?.[name] ?? { requests: [], total: 0 }] as const)

  // What may no longer be right is no number to be told.
  useCount(since === undefined ? board?.fresh.total : undefined, me.clinic.name)

  function settle(request: DeskRequest, outcome: Done['outcome']) {
    setForm(undefined)
    setDone({ request, outcome })
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
        {news}
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
              onEarlier={(q) => setSearch({ ...nothing, q })}
              onPerson={setPerson}
            />
          ))}
        </div>
      )}
      {found && (
        <FoundPages
          page={found.page}
          total={found.total}
          onPage={(page) => setSearch({ ...search, page })}
        />
      )}
      {person && (
        <PersonDialog
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
      {me.strength === 'passkey' && <SheetButton search={search} clinic={me.clinic} />}
      <Settled
        done={done}
        clinic={me.clinic}
        onUndone={settle}
        onClose={() => setDone(undefined)}
      />
    </Frame>
  )
}
