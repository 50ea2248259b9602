import { useEffect, useRef, useState } from 'react'
import type { DeskRequest, Erased, Kept, Me } from '../contract'
import { Cancelled } from '../entrance/passkey'
import { closeDialog, Dialog } from '../frame/Dialog'
import { useProof } from '../frame/useProof'
import { ask, DeskFault } from '../lib/ask'
import { saveFile } from '../lib/saveFile'
import { counted, fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { copyText } from './copyText'
import { PersonRequests } from './PersonRequests'

const { person: texts, faults } = words

type PersonDialogProps = {
  /** One of the person's requests. */
  request: DeskRequest
  me: Me
  onErased(): void
  onOver(): void
  onClose(): void
}

/** What is kept of a person: as a copy for them, or deleted for good. */
export function PersonDialog({ request, me, onErased, onOver, onClose }: PersonDialogProps) {
  const { reference, name } = request
  const [requests, setRequests] = useState<DeskRequest[]>()
  const [chosen, setChosen] = useState<string[]>([])
  const [step, setStep] = useState<'look' | 'sure' | 'erased'>('look')
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const { proven, proof } = useProof()
  const buttons = useRef<HTMLDivElement>(null)

  // What was pressed is gone with its step: the focus goes to what changes nothing.
  useEffect(() => {
    if (step !== 'look') buttons.current?.querySelector<HTMLElement>('[data-safe]')?.focus()
  }, [step])

  /** Back to where one was, or to the lists where that is gone, or is about to go. */
  function close() {
    onClose()
    requestAnimationFrame(() => {
      if (step === 'erased' || document.activeElement === document.body)
        document.getElementById('lists')?.focus()
    })
  }

  function fail(caught: unknown) {
    if (caught instanceof Cancelled) return
    const code = caught instanceof DeskFault ? caught.code : 'unexpected'
    if (code === 'unauthorised') onOver()
    else if (code === 'weak') setFault(texts.weak)
    else setFault(code === 'offline' || code === 'unavailable' ? faults[code] : faults.other)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => {
    ask<DeskRequest[]>(`/requests/${reference}/person`).then((found) => {
      setRequests(found)
      setChosen(found.map((each) => each.reference))
    }, fail)
  }, [reference])

  async function act(work: () => Promise<void>) {
    setFault('')
    setSaid('')
    await work().catch(fail)
  }

  const exportAll = () =>
    act(async () => {
      const kept = await proven(() => ask<Kept>(`/requests/${reference}/export`, {}))
      const text = copyText(kept, me.clinic, Date.now())
      const file = new Blob([text], { type: 'text/plain;charset=utf-8' })
      saveFile(file, fill(texts.file, { reference }))
      setSaid(texts.exported)
    })

  const erase = () =>
    act(async () => {
      const body = { references: chosen }
      const { removed, wiped } = await proven(() =>
        ask<Erased>(`/requests/${reference}/erase`, body),
      )
      setStep('erased')
      setSaid(wiped ? counted(texts, 'erased', removed) : texts.unwiped)
      onErased()
    })

  const isWeak = me.strength === 'code'
  return (
    <>
      <Dialog heading={fill(texts.heading, { name })} onClose={close}>
        {step === 'look' && requests && (
          <>
            <p>{counted(texts, 'intro', requests.length)}</p>
            <PersonRequests
              requests={requests}
              chosen={chosen}
              clinic={me.clinic}
              onChoose={isWeak ? undefined : setChosen}
            />
            {isWeak && <p>{texts.weak}</p>}
          </>
        )}
        {step === 'look' && !requests && !fault && <p>{words.loading}</p>}
        {step === 'sure' && <p>{counted(texts, 'sure', chosen.length)}</p>}
        <p role="status">{said}</p>
        {step === 'erased' && <p>{texts.elsewhere}</p>}
        <p className={controls.fault} role="alert">
          {fault}
        </p>
        <div ref={buttons} className={controls.buttons}>
          {step === 'look' && requests && !isWeak && (
            <>
              <button type="button" className={controls.secondary} onClick={exportAll}>
                {texts.export}
              </button>
              <button
                type="button"
                className={controls.secondary}
                disabled={chosen.length === 0}
                onClick={() => setStep('sure')}
              >
                {texts.erase}
              </button>
            </>
          )}
          {step === 'sure' && (
            <>
              <button type="button" className={controls.primary} onClick={erase}>
                {texts.eraseNow}
              </button>
              <button
                type="button"
                className={controls.secondary}
                data-safe
                onClick={() => setStep('look')}
              >
                {texts.back}
              </button>
            </>
          )}
          <button type="button" className={controls.quiet} data-safe onClick={closeDialog}>
            {texts.close}
          </button>
        </div>
      </Dialog>
      {proof}
    </>
  )
}
