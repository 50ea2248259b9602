import { useRef } from 'react'
import type { DeskRequest, Me, Outcome } from '../../contract/contract'
import { fill, words } from '../kit/text'
import type { OpenForm } from './Board'
import type { List, ListName } from './lists'
import styles from './RequestList.module.css'
import { RequestRow } from './RequestRow'

type RequestListProps = {
  name: ListName
  list: List
  me: Me
  now: number
  form: OpenForm | undefined
  onForm(form: OpenForm | undefined): void
  onSettled(request: DeskRequest, outcome: Outcome | 'undone'): void
  onFault(): void
  onEarlier(phone: string): void
  onPerson(request: DeskRequest): void
}

const empty = {
  fresh: words.lists.noneFresh,
  again: words.lists.noneAgain,
  today: words.lists.noneToday,
  found: words.search.none,
} as const

/** One list of requests, with arrow keys between its rows. */
export function RequestList({ name, list, me, now, form, onForm, ...rest }: RequestListProps) {
  const { requests, total } = list
  const rows = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** Focuses the row `steps` further; false at the end of the list. */
  function go(reference: string, steps: number): boolean {
    const all = [...(rows.current?.children ?? [])]
    const at = requests.findIndex((each) => each.reference === reference)
    const first = all[at + steps]?.querySelector<HTMLElement>('a, button')
    first?.focus()
    return first !== undefined && first !== null
  }

  return (
    <section className={styles.list} data-list={name} aria-labelledby={`list-${name}`}>
      <h2 className={styles.heading} id={`list-${name}`} ref={heading} tabIndex={-1}>
        {name === 'found' ? words.search.found : words.lists[name]}{' '}
        <span className={styles.count}>{total}</span>
      </h2>
      {requests.length === 0 && <p className={styles.none}>{empty[name]}</p>}
      <ul ref={rows} className={styles.rows}>
        {requests.map((request) => (
          <RequestRow
            key={request.reference}
            request={request}
            list={name}
            me={me}
            now={now}
            outcome={form?.reference === request.reference ? form.outcome : undefined}
            onOutcome={(outcome) => onForm(outcome && { reference: request.reference, outcome })}
            onGo={(steps) => go(request.reference, steps)}
            onSettled={(changed, outcome) => {
              if (!go(request.reference, 1) && !go(request.reference, -1)) heading.current?.focus()
              rest.onSettled(changed, outcome)
            }}
            onFault={rest.onFault}
            onEarlier={() => rest.onEarlier(request.phone)}
            onPerson={() => rest.onPerson(request)}
          />
        ))}
      </ul>
      {name !== 'found' && requests.length < total && (
        <p className={styles.none}>{fill(words.lists.more, { shown: requests.length, total })}</p>
      )}
    </section>
  )
}
