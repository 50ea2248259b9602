import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  checkRequest,
  type FieldErrors,
  type RequestField,
  requestFields,
} from '../../../shared/requestSchema'
import { useSite } from '../../siteContext'
import { type Arrival, submitAppointment, TooManyRequests } from './submitAppointment'

/** From success to the reload of the page. */
export const reloadDelayMs = 2500

/** State of the request. `sent`: for 2.5 s before the reload; `arrived`: after it, offline in its place; `limited`: refused by the rate limit. */
export type Delivery = 'none' | 'sending' | 'sent' | 'arrived' | 'failed' | 'limited'
export type Outcome = 'success' | 'failure'

/** `phone`: as typed; unknown if the visitor has reloaded the page herself. */
export type Arrived = Arrival & { phone?: string }

/** Uncontrolled inputs keep values typed before hydration. `prepare` runs once, at the start. */
export function useAppointmentForm(prepare: (form: HTMLFormElement) => void) {
  const site = useSite()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [delivery, setDelivery] = useState<Delivery>('none')
  const [toast, setToast] = useState<Outcome>()
  const [arrival, setArrival] = useState<Arrived>({})
  const form = useRef<HTMLFormElement>(null)
  // State would be set too late for the second click of a double click.
  const busy = useRef(false)
  const onPage = useRef(true)
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is prepared once
  useEffect(() => {
    onPage.current = true
    // Printed `required` serves visitors without scripts.
    if (form.current) form.current.noValidate = true
    const arrived = takeArrivalMark()
    if (arrived) showArrived(arrived)
    else if (form.current) prepare(form.current)
    return () => {
      onPage.current = false
      clearTimeout(reload.current)
    }
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const sent = event.currentTarget
    const checked = checkRequest(enteredIn(sent))
    // The message must be in the DOM before its field is focused.
    flushSync(() => setErrors(checked.ok ? {} : checked.errors))
    if (!checked.ok) return focusFirst(sent, checked.errors)

    busy.current = true
    setToast(undefined)
    setDelivery('sending')
    let answered: Arrival
    try {
      answered = await submitAppointment(site, checked.request)
    } catch (error) {
      console.error(error)
      busy.current = false
      if (onPage.current) show(error instanceof TooManyRequests ? 'limited' : 'failed', 'failure')
      return
    }
    if (!onPage.current) return
    sent.reset()
    show('sent', 'success')
    leaveArrivalMark(answered)
    reload.current = setTimeout(() => {
      const { phone } = checked.request
      if (navigator.onLine) {
        // Stored just before the reload: somebody else may reopen a tab that was closed earlier.
        leaveArrivalMark({ ...answered, phone })
        location.reload()
      } else {
        // Offline, the reload would lose the mark, and the forms that use the secret cannot load.
        takeArrivalMark()
        showArrived({ reference: answered.reference, phone })
      }
    }, reloadDelayMs)
  }

  function showArrived(arrived: Arrived) {
    setDelivery('arrived')
    setArrival(arrived)
  }

  function show(next: Delivery, outcome: Outcome) {
    setDelivery(next)
    setToast(outcome)
  }

  /** Revalidates only fields that already show an error. */
  function recheck() {
    if (!form.current) return
    const checked = checkRequest(enteredIn(form.current))
    const now = checked.ok ? {} : checked.errors
    setErrors((shown) =>
      Object.fromEntries(
        badFields(shown).flatMap((field) => (now[field] ? [[field, now[field]]] : [])),
      ),
    )
  }

  function restart() {
    removeArrivalMark()
    busy.current = false
    flushSync(() => setDelivery('none'))
    const first = form.current?.elements.item(0)
    if (first instanceof HTMLElement) first.focus()
  }

  const closeToast = () => setToast(undefined)
  return { form, errors, delivery, arrival, toast, submit, recheck, restart, closeToast }
}

const badFields = (errors: FieldErrors): RequestField[] =>
  requestFields.filter((field) => errors[field])

function enteredIn(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  return Object.fromEntries(requestFields.map((field) => [field, data.get(field) ?? '']))
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const control = form.elements.namedItem(badFields(errors)[0] ?? '')
  if (!(control instanceof HTMLElement)) return
  // WebKit would scroll the field to the edge, its label under the header.
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

const mark = 'appointmentArrived'

/** The router's keys in the history state must survive. */
const entryState = (): Record<string, unknown> => history.state ?? {}

/** Marks the current history entry, which survives a reload, as sent. */
function leaveArrivalMark(arrival: Arrived): void {
  history.replaceState({ ...entryState(), [mark]: arrival }, '')
}

/** The arrival after `leaveArrivalMark`. For a later reload its mark keeps the number alone. */
function takeArrivalMark(): Arrived | undefined {
  const arrival = entryState()[mark] as Arrived | undefined
  if (arrival?.reference) leaveArrivalMark({ reference: arrival.reference })
  else removeArrivalMark()
  return arrival
}

function removeArrivalMark(): void {
  const { [mark]: arrival, ...rest } = entryState()
  if (arrival) history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
}
