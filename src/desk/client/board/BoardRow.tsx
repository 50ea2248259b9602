import type { DeskRequest } from '../../contract/contract'
import { BookingForm } from '../day/lazyDay'
import { words } from '../kit/text'
import { wallTime } from '../kit/times'
import { actionsOf, pick } from '../rows/actions'
import { type OpenForm, outcomes } from '../rows/openForm'
import { RequestRow } from '../rows/RequestRow'
import { RowForm } from '../rows/RowForm'
import styles from './BoardRow.module.css'
import type { ListName } from './lists'
import { RequestFacts, type SharedRowProps } from './RequestFacts'

type BoardRowProps = SharedRowProps & {
  request: DeskRequest
  list: ListName
  /** If this row is open. */
  form: OpenForm | undefined
  onForm(form: OpenForm): void
  /** Closes the form, which keeps what is typed, and returns the focus to the row. */
  onClose(): void
  /** Closes the form and discards what is typed. */
  onDiscard(): void
}

/** A request on a list of the board: call, write, record an outcome. */
export function BoardRow(props: BoardRowProps) {
  const { request, me, now, acts, form, onForm, onClose, onDiscard } = props
  const { clinic } = me
  const actions = actionsOf(request, {
    clinic,
    now: wallTime(now, clinic.timeZone),
    acts,
    onForm: (outcome) =>
      form?.outcome === outcome ? onClose() : onForm({ opened: request, ...form, outcome }),
  })
  return (
    <RequestRow
      request={request}
      styles={styles}
      hasIcons
      facts={<RequestFacts {...props} actions={pick(actions, ['undone', 'calendar'])} />}
      first={pick(actions, ['called'])}
      further={pick(actions, ['messaged', ...outcomes])}
      more={words.row.outcome}
      isOpen={form !== undefined}
      onToggle={() => (form ? onClose() : onForm({ opened: request }))}
      expanded={form?.outcome}
      form={
        form && (
          <RowForm
            form={form}
            clinic={clinic}
            acts={acts}
            Booking={BookingForm}
            onForm={onForm}
            onDiscard={onDiscard}
          />
        )
      }
    />
  )
}
