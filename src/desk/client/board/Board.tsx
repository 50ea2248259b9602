import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import hidden from '../../../ui/VisuallyHidden.module.css'
import { Alert } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { Frame, type PageProps } from '../kit/Frame'
import { isStorageKept } from '../kit/storage'
import { words } from '../kit/text'
import { clockText, wallTime } from '../kit/times'
import { useNow } from '../kit/useNow'
import { useDesk } from '../live/DeskData'
import { Freshness } from '../live/Freshness'
import { useRead } from '../live/useRead'
import { sendUnsent, unsentCount } from '../rows/contacts'
import { type OpenForm, useOpenForms } from '../rows/openForm'
import { chooseLetters, hasLetters, leaveRow } from '../rows/rowKeys'
import { useActs } from '../rows/useActs'
import styles from './Board.module.css'
import { ExportButton } from './ExportButton'
import { ListTabs } from './ListTabs'
import { dueOf, lastPageOf, listNames, withOpen } from './lists'
import { useSound, useTitleCount } from './notifications'
import { RequestList } from './RequestList'
import { emptySearch, hasCriteria, ListPages, SearchBar } from './SearchBar'
import { SteadyLists } from './SteadyLists'

/** The server's session timeout, applied here while it is unreachable, in milliseconds. */
const sessionTimeout = 30 * 60_000
/** Debounce of the search, in milliseconds. */
const typing = 150

/** The start page: the lists of open requests. */
export function Board({ me, onLock, onOver }: PageProps) {
  const { clinic } = me
  const forms = useOpenForms(me.name, 'board')
  const [announcement, setAnnouncement] = useState('')
  const [tab, setTab] = useState<(typeof listNames)[number]>('fresh')
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState(emptySearch)
  const { arrive, ...sound } = useSound()
  const now = useNow()
  const places = useRef(new Map<string, number>())

  const { since } = useDesk()
  const { answer: board } = useRead('GET /board', [])
  const isFurther = page > 0
  const further = useRead(
    'GET /list',
    isFurther ? [{}, { list: tab, page: String(page) }] : undefined,
  )
  const isSearch = hasCriteria(search)
  const found = useRead(
    'GET /requests',
    isSearch ? [{}, { ...search, page: String(search.page) }] : undefined,
    typing,
  )
  const newest = useRef(board?.newest)
  useEffect(() => {
    if (!board) return
    if (newest.current !== undefined && board.newest > newest.current) {
      setAnnouncement(`${words.lists.arrived} ${clockText(clinic)}`)
      arrive()
    }
    newest.current = board.newest
  }, [board, clinic, arrive])
  const list = isSearch ? found.last : isFurther ? further.last : board?.[tab]
  const name = isSearch ? 'found' : tab
  const shownPage = isSearch ? search.page : page
  const turnTo = isSearch ? (next: number) => setSearch({ ...search, page: next }) : setPage
  const last = list && lastPageOf(list, isSearch ? 'found' : 'list')
  // The list has become shorter.
  if (last !== undefined && shownPage > last) turnTo(last)
  const known = board ? [...listNames.map((each) => board[each]), ...(list ? [list] : [])] : []

  // A stale count is not shown.
  const due = dueOf(board, now, clinic.timeZone)
  const waiting = since === undefined && board ? board.fresh.total + due : undefined
  useTitleCount(waiting, clinic.name)

  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(onOver, sessionTimeout)
    return () => clearTimeout(timer)
  }, [since, onOver])

  const unsent = unsentCount(me.name)
  /** Renders again after a change of what the device stores. */
  const [, showAgain] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try with each answer, and from time to time
  useEffect(() => {
    if (board && unsent > 0) void sendUnsent(me.name).then(() => showAgain(Date.now()))
  }, [board, now])

  const { acts, fault, bar, clear } = useActs({
    me,
    onSettled({ reference }, outcome) {
      leaveRow(reference)
      if (outcome !== 'undone') forms.drop(reference)
    },
    onContact: () => showAgain(Date.now()),
    onErased: forms.drop,
    onOver,
  })
  function setForm(form: OpenForm) {
    // It would cover the form.
    clear()
    forms.setForm(form)
  }

  return (
    <Frame me={me} onLock={onLock} tools={<Freshness clinic={clinic} />}>
      <h1 className={hidden.hidden}>{words.signIn.heading}</h1>
      <p className={hidden.hidden} role="status">
        {announcement}
      </p>
      <SearchBar
        search={search}
        clinic={clinic}
        today={wallTime(now, clinic.timeZone).slice(0, 10)}
        onSearch={setSearch}
      />
      {board && (
        <ListTabs
          board={board}
          due={due}
          current={isSearch ? undefined : tab}
          onList={(next) => {
            setTab(next)
            setPage(0)
            setSearch(emptySearch)
          }}
        />
      )}
      <Alert>{fault}</Alert>
      <p className={controls.fault} role="status">
        {unsent > 0 && fill(words.lists.unsent, { count: unsent })}
      </p>
      {!isStorageKept() && <p className={controls.hint}>{words.lists.unkept}</p>}
      {board && list && (
        <SteadyLists
          answers={[board, further.answer]}
          editing={forms.forms.at(-1)?.opened.reference}
          isBusy={since !== undefined}
        >
          <RequestList
            name={name}
            list={withOpen(list, forms.forms, places.current, known)}
            me={me}
            now={now}
            forms={{ ...forms, setForm }}
            acts={acts}
          />
        </SteadyLists>
      )}
      {last !== undefined && (
        <ListPages
          page={shownPage}
          last={last}
          label={isSearch ? words.search.found : words.lists.tabs[tab]}
          onPage={turnTo}
        />
      )}
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={sound.isOn}
          onChange={(event) => sound.choose(event.currentTarget.checked)}
        />
        {words.frame.sound}
      </label>
      <label className={`${styles.setting} ${styles.keys}`}>
        <input
          type="checkbox"
          defaultChecked={hasLetters()}
          onChange={({ currentTarget }) => {
            chooseLetters(currentTarget.checked)
            // Renders the rows again: they show their keys.
            showAgain(Date.now())
          }}
        />
        {fill(words.lists.keys, {
          ...words.keys,
          unreachedWord: words.row.unreached,
          bookedWord: words.row.booked,
          cancelledWord: words.row.cancelled,
        })}
      </label>
      {me.strength === 'passkey' && <ExportButton search={search} clinic={clinic} />}
      {bar}
    </Frame>
  )
}
