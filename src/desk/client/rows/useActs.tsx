import { lazy, Suspense, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Contact, Visit } from '../../../shared/deskModel'
import type { DeskRequest } from '../../contract/contract'
import { type ApiError, call, errorCode, faultText } from '../kit/call'
import type { PageProps } from '../kit/Frame'
import { useDesk } from '../live/DeskData'
import { sendContact } from './contacts'
import { takeSecret } from './messageLink'
import { type Done, staleFaults, UndoBar, undoLast } from './UndoBar'

/** Part of the day's chunk, which is loaded in advance. */
const PatientDialog = lazy(() =>
  import('../patient/PatientDialog').then((card) => ({ default: card.PatientDialog })),
)

type ActsOptions = Pick<PageProps, 'me' | 'onOver'> & {
  /** Texts of further error codes. */
  faults?: Partial<Record<ApiError['code'], string>>
  /** Closes what the act has settled. */
  onSettled(request: DeskRequest, outcome: Done['outcome']): void
  /** A contact is stored, or waits on this device. */
  onContact?(): void
  /** Drops what is typed about an erased request. */
  onErased(reference: string): void
}

/**
 * What is done with requests on a page, its fault, and the bar that undoes the last outcome, with
 * the patient's card that is open.
 */
export function useActs({ me, faults, onSettled, onContact, onErased, onOver }: ActsOptions) {
  const { refresh } = useDesk()
  const [done, setDone] = useState<Done>()
  const [fault, setFault] = useState('')
  const [patient, setPatient] = useState<DeskRequest>()
  const clear = useCallback(() => setDone(undefined), [])

  function settle(request: DeskRequest, outcome: Done['outcome']): void {
    // Closed before the response: a request with an open form would keep its place.
    flushSync(() => {
      onSettled(request, outcome)
      setFault('')
      setDone({ request, outcome })
    })
    void refresh()
  }
  function fail(caught: unknown) {
    if (errorCode(caught) === 'unauthorised') return onOver()
    setFault(faultText(caught, { ...staleFaults, ...faults }))
    void refresh()
  }
  const acts = {
    settle,
    contact(reference: string, act: Contact): void {
      const link = act === 'messaged' ? takeSecret(reference) : undefined
      void sendContact({ owner: me.name, reference, act, link }).then(onContact)
    },
    record: ({ reference, version }: DeskRequest, visit: Visit): void =>
      void call('POST /requests/:reference/visit', { reference }, { visit, version }).then(
        (changed) => settle(changed, visit),
        fail,
      ),
    undo: (request: DeskRequest): void =>
      void undoLast(request).then((undone) => settle(...undone), fail),
    /** Opens the patient's card. */
    openCard: setPatient,
    over: onOver,
  }
  const bar = (
    <>
      <UndoBar
        done={done}
        clinic={me.clinic}
        onContact={acts.contact}
        onUndone={settle}
        onClose={clear}
      />
      <Suspense>
        {patient && (
          <PatientDialog
            request={patient}
            me={me}
            onChanged={(erased) => {
              clear()
              erased.forEach(onErased)
              void refresh()
            }}
            onOver={onOver}
            onClose={() => setPatient(undefined)}
          />
        )}
      </Suspense>
    </>
  )
  return { acts, fault, bar, clear }
}

export type Acts = ReturnType<typeof useActs>['acts']
