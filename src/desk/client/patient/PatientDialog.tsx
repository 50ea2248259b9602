import { useEffect, useRef, useState } from 'react'
import { DOT } from '../../../shared/formats/dot'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import { Alert, Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, errorCode } from '../kit/call'
import { closeDialog, Dialog } from '../kit/Dialog'
import { saveFile } from '../kit/saveFile'
import { counted, words } from '../kit/text'
import { useActions } from '../kit/useActions'
import { useRead } from '../live/useRead'
import { staleFaults, undoLast } from '../rows/UndoBar'
import { copyText } from './copyText'
import { PatientRequests } from './PatientRequests'

const { person: texts } = words
const ownFaults = { weak: texts.weak, ...staleFaults }

type PatientDialogProps = {
  /** One of the patient's requests. */
  request: DeskRequest
  me: Me
  /** `erased`: references that no longer exist. */
  onChanged(erased: string[]): void
  onOver(): void
  onClose(): void
}

/** How many appointments were missed, and the language of messages. */
function summaryOf(requests: DeskRequest[], { languages }: Me['clinic']): string {
  const missed = requests.filter(({ visit }) => visit === 'noshow').length
  const language = requests.findLast((each) => each.language)?.language ?? languages[0]?.name ?? ''
  return [
    ...(missed > 0 ? [counted(texts, 'missed', missed)] : []),
    fill(texts.language, { language }),
  ].join(DOT)
}

/** Whether a request waits for an outcome. */
const isOpen = ({ standing }: DeskRequest) => standing === 'new' || standing === 'unreached'

/**
 * Applies an act to one request after the other: each keeps its own outcome, version and undo. One
 * that has changed does not stop the others. `left`: the requests not done after any other fault.
 */
async function inTurn<T>(requests: DeskRequest[], act: (request: DeskRequest) => Promise<T>) {
  const done: T[] = []
  let fault: unknown
  for (const [at, request] of requests.entries())
    try {
      done.push(await act(request))
    } catch (caught) {
      fault = caught
      if (!(errorCode(caught) in staleFaults)) return { done, fault, left: requests.slice(at) }
    }
  return { done, fault, left: [] }
}

/**
 * A patient's card: all requests of the number. Closes those that are open besides the one it was
 * opened from, exports or erases.
 */
export function PatientDialog({ request, me, onChanged, onOver, onClose }: PatientDialogProps) {
  const { reference, name } = request
  // Only the opened request: others may be another patient's.
  const [chosen, setChosen] = useState([reference])
  const [step, setStep] = useState<'look' | 'sure' | 'erased'>('look')
  const { message, setMessage, fault, act, reauthDialog } = useActions(ownFaults, onOver)
  const data = useRead('GET /requests/:reference/person', [{ reference }])
  const requests = data.last
  const others = requests?.filter((each) => isOpen(each) && each.reference !== reference) ?? []
  /** To be undone together. */
  const [closed, setClosed] = useState<DeskRequest[]>([])
  const buttons = useRef<HTMLDivElement>(null)

  // The clicked button is gone: focus the safe one.
  useEffect(() => {
    if (step !== 'look') buttons.current?.querySelector<HTMLElement>('[data-safe]')?.focus()
  }, [step])

  /** Restores the focus, or moves it to the lists if its element is gone. */
  function close() {
    onClose()
    requestAnimationFrame(() => {
      if (step === 'erased' || document.activeElement === document.body)
        document.getElementById('lists')?.focus()
    })
  }

  const exportAll = () =>
    act(async () => {
      const kept = await call('POST /requests/:reference/export', { reference })
      const text = copyText(kept, me.clinic, Date.now())
      const file = new Blob([text], { type: 'text/plain;charset=utf-8' })
      saveFile(file, fill(texts.file, { reference }))
      setMessage(texts.exported)
    })

  const erase = () =>
    act(async () => {
      const body = { references: chosen }
      const { removed, wiped } = await call('POST /requests/:reference/erase', { reference }, body)
      setStep('erased')
      setMessage(wiped ? counted(texts, 'erased', removed) : texts.unwiped)
      onChanged(chosen)
    })

  const closeOthers = () =>
    act(async () => {
      const { done, fault } = await inTurn(others, ({ reference, version, note }) => {
        const change = { outcome: 'cancelled', reason: 'duplicate', version, note } as const
        return call('POST /requests/:reference/outcome', { reference }, change)
      })
      setClosed([...closed, ...done])
      if (done.length > 0) setMessage(counted(texts, 'closed', done.length))
      if (fault) throw fault
    }).then(readAgain)
  const reopen = () =>
    act(async () => {
      const { done, left, fault } = await inTurn(closed, undoLast)
      setClosed(left)
      if (done.length > 0) setMessage(texts.reopened)
      if (fault) throw fault
    }).then(readAgain)
  function readAgain() {
    void data.reload()
    onChanged([])
  }

  const isWeak = me.strength === 'code'
  return (
    <>
      <Dialog heading={fill(texts.heading, { name })} onClose={close}>
        {step === 'look' && requests && (
          <>
            <p>{counted(texts, 'intro', requests.length)}</p>
            <p>{summaryOf(requests, me.clinic)}</p>
            <PatientRequests
              requests={requests}
              chosen={chosen}
              clinic={me.clinic}
              onChoose={isWeak ? undefined : setChosen}
            />
            {isWeak && <p>{texts.weak}</p>}
            {others.length > 0 && (
              <Button look="secondary" onClick={closeOthers}>
                {counted(texts, 'closeOthers', others.length)}
              </Button>
            )}
          </>
        )}
        {step === 'look' && !requests && !data.fault && <p>{words.loading}</p>}
        {step === 'sure' && <p>{counted(texts, 'sure', chosen.length)}</p>}
        <p role="status">{message}</p>
        {closed.length > 0 && step === 'look' && (
          <Button look="secondary" onClick={reopen}>
            {words.settled.undo}
          </Button>
        )}
        {step === 'erased' && <p>{texts.elsewhere}</p>}
        <Alert>{fault || (data.fault && words.faults.unavailable)}</Alert>
        <div ref={buttons} className={controls.buttons}>
          {step === 'look' && requests && !isWeak && (
            <>
              <Button look="secondary" onClick={exportAll}>
                {texts.export}
              </Button>
              <Button
                look="secondary"
                disabled={chosen.length === 0}
                onClick={() => setStep('sure')}
              >
                {texts.erase}
              </Button>
            </>
          )}
          {step === 'sure' && (
            <>
              <Button look="primary" onClick={erase}>
                {texts.eraseNow}
              </Button>
              <Button look="secondary" data-safe onClick={() => setStep('look')}>
                {texts.back}
              </Button>
            </>
          )}
          <Button look="quiet" data-safe onClick={closeDialog}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
      {reauthDialog}
    </>
  )
}
