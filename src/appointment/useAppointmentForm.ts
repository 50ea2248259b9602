import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leaveArrivalMark, takeArrivalMark } from './arrivalMark'
import { checkRequest, type FieldErrors, type RequestField, requestFields } from './schema'
import { submitAppointment } from './submitAppointment'

/** From success to the reload of the page, in milliseconds. */
export const reloadDelayMs = 2500

/**
 * Where the visitor's request stands. `arrived` is `sent` as told after the
 * reload; `sent` is for the 2.5 s before it.
 */
export type Delivery = 'none' | 'sending' | 'sent' | 'arrived' | 'failed'
export type Outcome = 'success' | 'failure'

/**
 * The appointment form's behaviour over uncontrolled inputs: what was typed
 * before the script ran is still there, and is read when it is sent. `prepare`
 * gets the form once, before a new request, not after one has arrived.
 */
export function useAppointmentForm(prepare: (form: HTMLFormElement) => void) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [delivery, setDelivery] = useState<Delivery>('none')
  const [toast, setToast] = useState<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  // State would come too late for the second click of a double click.
  const busy = useRef(false)
  const onPage = useRef(true)
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is prepared once
  useEffect(() => {
    onPage.current = true
    // Printed `required` serves visitors without scripts; from here on the form speaks for itself.
    if (form.current) form.current.noValidate = true
    if (takeArrivalMark()) setDelivery('arrived')
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
    // The message must stand before the field it describes is announced.
    flushSync(() => setErrors(checked.ok ? {} : checked.errors))
    if (!checked.ok) return focusFirst(sent, checked.errors)

    busy.current = true
    setToast(undefined)
    setDelivery('sending')
    try {
      await submitAppointment(checked.request)
    } catch (error) {
      console.error(error)
      busy.current = false
      if (onPage.current) show('failed', 'failure')
      return
    }
    if (!onPage.current) return
    sent.reset()
    show('sent', 'success')
    leaveArrivalMark()
    reload.current = setTimeout(() => location.reload(), reloadDelayMs)
  }

  function show(next: Delivery, outcome: Outcome) {
    setDelivery(next)
    setToast(outcome)
  }

  /** A field that was complained about is checked again while it is corrected, no other is. */
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

  /** After a request has arrived: the empty form again, for somebody else perhaps. */
  function startAnew() {
    flushSync(() => setDelivery('none'))
    const first = form.current?.elements.item(0)
    if (first instanceof HTMLElement) first.focus()
  }

  const closeToast = () => setToast(undefined)
  return { form, errors, delivery, toast, submit, recheck, startAnew, closeToast }
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
  // Left to itself, WebKit brings the field to the window's edge, its label under the header.
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
