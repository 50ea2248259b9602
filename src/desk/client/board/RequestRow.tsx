import { Suspense } from 'react'
import { chatAppNames } from '../../../shared/formats/chat'
import { fill } from '../../../shared/formats/fill'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import type { DeskRequest } from '../../contract/contract'
import { BookingForm } from '../day/lazyDay'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import type { ListName } from './lists'
import { OutcomeForm } from './OutcomeForm'
import { type OpenForm, outcomes } from './openForm'
import { RequestFacts, type SharedRowProps } from './RequestFacts'
import styles from './RequestRow.module.css'
import { undoLast } from './UndoBar'

type RequestRowProps = SharedRowProps & {
  request: DeskRequest
  list: ListName
  /** If this row is open. */
  form: OpenForm | undefined
  onForm(form: OpenForm): void
  /** Closes the form and returns the focus to the row. */
  onClose(): void
}

/** A request with its actions: call, write, record an outcome. */
export function RequestRow(props: RequestRowProps) {
  const { request, me, form, onForm, onClose, onSettled, onFault, onContact, onOver } = props
  const { reference, name, dial, chat } = request
  const app = chatAppNames[me.clinic.chat ?? 'whatsapp']

  const undo = () => undoLast(request).then((undone) => onSettled(...undone), onFault)
  return (
    <li className={styles.row} data-reference={reference} data-open={form !== undefined}>
      <RequestFacts {...props} onUndo={request.undoable ? undo : undefined} />
      <div className={styles.actions}>
        {dial && (
          <a
            className={request.standing === 'booked' ? controls.secondary : controls.primary}
            href={`tel:${dial}`}
            aria-label={fill(words.row.callName, { name })}
            onClick={() => onContact(reference, 'called')}
          >
            <PhoneIcon /> {words.row.call}
          </a>
        )}
        <Button
          look="quiet"
          className={`${controls.quiet} ${styles.more}`}
          aria-expanded={form !== undefined}
          aria-label={`${words.row.outcome}: ${name}`}
          onClick={() => (form ? onClose() : onForm({ opened: request }))}
        >
          {words.row.outcome}
        </Button>
        <div className={styles.outcomes}>
          {chat && (
            <a
              className={controls.quiet}
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              title={app}
              aria-label={fill(words.row.chatName, { name, app })}
              onClick={() => onContact(reference, 'messaged')}
            >
              <ChatIcon />
            </a>
          )}
          {outcomes.map((each) => (
            <Button
              key={each}
              look="quiet"
              aria-expanded={form?.outcome === each}
              aria-keyshortcuts={words.keys[each]}
              aria-label={`${words.row[each]}: ${name}`}
              onClick={() =>
                form?.outcome === each
                  ? onClose()
                  : onForm({ opened: request, ...form, outcome: each })
              }
            >
              {words.row[each]}
            </Button>
          ))}
        </div>
      </div>
      {form?.outcome === 'booked' && (
        <Suspense>
          <BookingForm
            {...form}
            draft={form.draft}
            clinic={me.clinic}
            onChange={(change) => onForm({ ...form, ...change })}
            onSettled={onSettled}
            onClose={onClose}
            onOver={onOver}
          />
        </Suspense>
      )}
      {form?.outcome && form.outcome !== 'booked' && (
        <OutcomeForm
          key={form.outcome}
          form={form}
          outcome={form.outcome}
          clinic={me.clinic}
          onForm={onForm}
          onSettled={onSettled}
          onClose={onClose}
          onOver={onOver}
        />
      )}
    </li>
  )
}
