import { useEffect, useRef } from 'react'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import type { DeskRequest, Me, Outcome } from '../../contract/contract'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, postKeepalive } from '../kit/call'
import { fill, words } from '../kit/text'
import { chatName, confirmationHref, greetingHref } from './chat'
import type { ListName } from './lists'
import { OutcomeForm } from './OutcomeForm'
import { RequestFacts } from './RequestFacts'
import styles from './RequestRow.module.css'

export const outcomes = ['unreached', 'booked', 'cancelled'] as const

type RequestRowProps = {
  request: DeskRequest
  list: ListName
  me: Me
  now: number
  /** The outcome whose form is open. */
  outcome: Outcome | undefined
  onOutcome(outcome: Outcome | undefined): void
  onGo(steps: number): boolean
  onSettled(request: DeskRequest, outcome: Outcome | 'undone'): void
  onFault(): void
  onEarlier(): void
  onPerson(): void
}

/** A request with its actions: call, write, record an outcome. */
export function RequestRow(props: RequestRowProps) {
  const { request, list, me, now, outcome, onOutcome, onGo, onSettled, onFault, onEarlier } = props
  const { reference, name, dial } = request
  const row = useRef<HTMLLIElement>(null)
  const keys = useRef({ onOutcome, onGo })
  keys.current = { onOutcome, onGo }

  // Shortcuts apply to the row only, and not while typing.
  useEffect(() => {
    const element = row.current
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (event.key === 'Escape') return keys.current.onOutcome(undefined)
      if (target.matches('input, select, textarea')) return
      const chosen = outcomes.find((each) => words.keys[each] === event.key.toUpperCase())
      const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (chosen) keys.current.onOutcome(chosen)
      if (steps) keys.current.onGo(steps)
      if (chosen || steps) event.preventDefault()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])

  const contact = (act: 'called' | 'messaged') => () => {
    postKeepalive('POST /requests/:reference/contact', { reference }, { act }).catch(onFault)
  }
  const undo = () =>
    call('POST /requests/:reference/undo', { reference }, { version: request.version }).then(
      (changed) => onSettled(changed, 'undone'),
      onFault,
    )
  const app = chatName(me.clinic)
  const isAgreed = request.standing === 'booked'
  const href = isAgreed ? confirmationHref : greetingHref
  return (
    <li className={styles.row} ref={row} data-reference={reference}>
      <RequestFacts
        request={request}
        list={list}
        clinic={me.clinic}
        now={now}
        onEarlier={onEarlier}
        onPerson={props.onPerson}
        onUndo={request.undoable ? undo : undefined}
      />
      <div className={styles.actions}>
        <a
          className={isAgreed ? controls.secondary : controls.primary}
          href={`tel:${dial}`}
          aria-label={fill(words.row.callName, { name })}
          onClick={contact('called')}
        >
          <PhoneIcon /> {words.row.call}
        </a>
        {app && (
          <a
            className={controls.secondary}
            href={href(request, me.clinic)}
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
