import { type ComponentType, Suspense } from 'react'
import type { Me } from '../../contract/contract'
import type { BookingForm } from '../day/BookingForm'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
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
  /** Closes it without what is typed. */
  onDiscard(): void
}

/** The form that is open at a request, if any. */
export function RowForm({ form, clinic, acts, Booking, onForm, onDiscard }: RowFormProps) {
  const { outcome, opened } = form
  const onSettled: Acts['settle'] = (request, settled) => {
    acts.settle(request, settled)
    // After a no-show the appointment is a request of its own.
    if (request.reference !== opened.reference) onDiscard()
  }
  const shared = { clinic, onSettled, onClose: onDiscard, onOver: acts.over }
  if (!outcome) return null
  return (
    <>
      <TextBack isBack={form.isBack} />
      {outcome === 'booked' ? (
        <Suspense>
          <Booking
            {...form}
            draft={form.draft}
            onChange={(change) => onForm({ ...form, ...change })}
            {...shared}
          />
        </Suspense>
      ) : (
        <OutcomeForm key={outcome} form={form} outcome={outcome} onForm={onForm} {...shared} />
      )}
    </>
  )
}

/** Reports that a form contains text that was typed before it was opened. */
export const TextBack = ({ isBack = false }: { isBack: boolean | undefined }) => (
  <p className={controls.hint} role="status">
    {isBack && words.form.back}
  </p>
)
