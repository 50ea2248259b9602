import { type ComponentType, Suspense } from 'react'
import type { Me } from '../../contract/contract'
import type { BookingForm } from '../day/BookingForm'
import { OutcomeForm } from './OutcomeForm'
import type { OpenForm } from './openForm'
import type { Acts } from './useActs'

type RowFormProps = {
  form: OpenForm
  clinic: Me['clinic']
  acts: Acts
  /** `BookingForm`, which loads with the day. */
  Booking: ComponentType<Parameters<typeof BookingForm>[0]>
  onForm(form: OpenForm): void
  onClose(): void
}

/** The form that is open at a request, if any. */
export function RowForm({ form, acts, Booking, onForm, ...rest }: RowFormProps) {
  const { outcome, opened } = form
  const onSettled: Acts['settle'] = (request, settled) => {
    acts.settle(request, settled)
    // After a no-show the appointment is a request of its own.
    if (request.reference !== opened.reference) rest.onClose()
  }
  const shared = { ...rest, onSettled, onOver: acts.over }
  if (!outcome) return null
  if (outcome !== 'booked')
    return <OutcomeForm key={outcome} form={form} outcome={outcome} onForm={onForm} {...shared} />
  return (
    <Suspense>
      <Booking
        {...form}
        draft={form.draft}
        onChange={(change) => onForm({ ...form, ...change })}
        {...shared}
      />
    </Suspense>
  )
}
