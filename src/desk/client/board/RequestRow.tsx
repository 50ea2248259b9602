import { type KeyboardEvent, useRef } from 'react'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import type { Contact, DeskRequest, Outcome } from '../../contract/contract'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, postContact } from '../kit/call'
import { fill, words } from '../kit/text'
import { chatName, requestChatHref } from './chat'
import type { ListName } from './lists'
import { OutcomeForm } from './OutcomeForm'
import { RequestFacts, type SharedRowProps } from './RequestFacts'
import styles from './RequestRow.module.css'

const outcomes = ['unreached', 'booked', 'cancelled'] as const

type RequestRowProps = SharedRowProps & {
  request: DeskRequest
  list: ListName
  /** The outcome whose form is open. */
  outcome: Outcome | undefined
  onOutcome(outcome: Outcome | undefined): void
  onGo(steps: number): boolean
}

/** A request with its actions: call, write, record an outcome. */
export function RequestRow(props: RequestRowProps) {
  const { request, me, outcome, onOutcome, onGo, onSettled, onFault } = props
  const { reference, name, dial } = request
  const row = useRef<HTMLLIElement>(null)

  /** Shortcuts apply to the row only, and not while typing. */
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (event.key === 'Escape') return onOutcome(undefined)
    if (target.matches('input, select, textarea')) return
    const chosen = outcomes.find((each) => words.keys[each] === event.key.toUpperCase())
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (chosen) onOutcome(chosen)
    if (steps) onGo(steps)
    if (chosen || steps) event.preventDefault()
  }

  const contact = (act: Contact) => () => {
    postContact(reference, act).catch(onFault)
  }
  const undo = () =>
    call('POST /requests/:reference/undo', { reference }, { version: request.version }).then(
      (changed) => onSettled(changed, 'undone'),
      onFault,
    )
  const app = chatName(me.clinic)
  return (
    <li className={styles.row} ref={row} data-reference={reference} onKeyDown={press}>
      <RequestFacts {...props} onUndo={request.undoable ? undo : undefined} />
      <div className={styles.actions}>
        <a
          className={request.standing === 'booked' ? controls.secondary : controls.primary}
          href={`tel:${dial}`}
          aria-label={fill(words.row.callName, { name })}
          onClick={contact('called')}
        >
          <PhoneIcon /> {words.row.call}
        </a>
        {app && (
          <a
            className={controls.secondary}
            href={requestChatHref(request, me.clinic)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fill(words.row.chatName, { name, app })}
            onClick={contact('messaged')}
          >
            <ChatIcon /> {app}
          </a>
        )}
        <div className={styles.outcomes}>
          {outcomes.map((each) => (
            <Button
              key={each}
              look="quiet"
              aria-expanded={outcome === each}
              aria-keyshortcuts={words.keys[each]}
              aria-label={`${words.row[each]}: ${name}`}
              onClick={() => onOutcome(outcome === each ? undefined : each)}
            >
              {words.row[each]}
            </Button>
          ))}
        </div>
      </div>
      {outcome && (
        <OutcomeForm
          key={outcome}
          request={request}
          outcome={outcome}
          clinic={me.clinic}
          onSettled={onSettled}
          onClose={() => {
            row.current?.querySelector<HTMLElement>('a[href^="tel:"]')?.focus()
            onOutcome(undefined)
          }}
        />
      )}
    </li>
  )
}
