import { useRef } from 'react'
import hidden from '../../../ui/VisuallyHidden.module.css'
import { words } from '../kit/text'
import type { OpenForms } from '../rows/openForm'
import { firstControl, useRowKeys } from '../rows/rowKeys'
import { BoardRow } from './BoardRow'
import type { List, ListName } from './lists'
import type { SharedRowProps } from './RequestFacts'
import styles from './RequestList.module.css'

type RequestListProps = SharedRowProps & { name: ListName; list: List; forms: OpenForms }

const empty = {
  fresh: words.lists.noneFresh,
  again: words.lists.noneAgain,
  today: words.lists.noneToday,
  found: words.search.none,
} as const

/** One list of requests, with its keys. */
export function RequestList({ name, list, forms, ...shared }: RequestListProps) {
  const { requests, total } = list
  const rows = useRef<HTMLUListElement>(null)
  const rowOf = (reference: string) =>
    rows.current?.querySelector<HTMLElement>(`[data-reference="${reference}"]`)

  function close(reference: string, end: 'close' | 'drop' = 'close'): void {
    firstControl(rowOf(reference))?.focus()
    forms[end](reference)
  }

  useRowKeys(rows, (reference, outcome) => {
    const request = requests.find((each) => each.reference === reference)
    if (!outcome) return forms.formOf(reference) && close(reference)
    if (request) forms.setForm({ opened: request, ...forms.formOf(reference), outcome })
  })

  return (
    <section className={styles.list} data-list={name} aria-labelledby="list-name">
      <h2
        className={name === 'found' ? styles.heading : hidden.hidden}
        id="list-name"
        tabIndex={-1}
      >
        {name === 'found' ? words.search.found : words.lists[name]} <span>{total}</span>
      </h2>
      {requests.length === 0 && <p className={styles.none}>{empty[name]}</p>}
      <ul ref={rows} className={styles.rows}>
        {requests.map((request) => {
          const { reference } = request
          return (
            <BoardRow
              {...shared}
              key={reference}
              request={request}
              list={name}
              form={forms.formOf(reference)}
              onForm={forms.setForm}
              onClose={() => close(reference)}
              onDiscard={() => close(reference, 'drop')}
            />
          )
        })}
      </ul>
    </section>
  )
}
