import { useRef } from 'react'
import type { Outcome } from '../../contract/contract'
import { fill, words } from '../kit/text'
import type { List, ListName } from './lists'
import type { SharedRowProps } from './RequestFacts'
import styles from './RequestList.module.css'
import { RequestRow } from './RequestRow'

/** The request whose outcome is being recorded. */
export type OpenForm = { reference: string; outcome: Outcome }

type RequestListProps = SharedRowProps & {
  name: ListName
  list: List
  form: OpenForm | undefined
  onForm(form: OpenForm | undefined): void
}

const empty = {
  fresh: words.lists.noneFresh,
  again: words.lists.noneAgain,
  today: words.lists.noneToday,
  found: words.search.none,
} as const

/** One list of requests, with arrow keys between its rows. */
export function RequestList({ name, list, form, onForm, ...shared }: RequestListProps) {
  const { requests, total } = list
  const rows = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** Focuses the row `steps` further; false at the end of the list. */
  function go(reference: string, steps: number): boolean {
    const all = [...(rows.current?.children ?? [])]
    const at = requests.findIndex((each) => each.reference === reference)
    const first = all[at + steps]?.querySelector<HTMLElement>('a, button')
    first?.focus()
    return Boolean(first)
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
            {...shared}
            key={request.reference}
            request={request}
            list={name}
            outcome={form?.reference === request.reference ? form.outcome : undefined}
            onOutcome={(outcome) => onForm(outcome && { reference: request.reference, outcome })}
            onGo={(steps) => go(request.reference, steps)}
            onSettled={(changed, outcome) => {
              if (!go(request.reference, 1) && !go(request.reference, -1)) heading.current?.focus()
              shared.onSettled(changed, outcome)
            }}
          />
        ))}
      </ul>
      {name !== 'found' && requests.length < total && (
        <p className={styles.none}>{fill(words.lists.more, { shown: requests.length, total })}</p>
      )}
    </section>
  )
}
