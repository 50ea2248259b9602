import { useEffect, useState } from 'react'
import { ask, DeskFault } from '../lib/ask'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { Entrance } from './Entrance'
import { Cancelled, type Invited, isSupported, register } from './passkey'

const { invitation: texts, faults } = words

function say(fault: unknown): string {
  if (fault instanceof Cancelled) return texts.cancelled
  if (fault instanceof DeskFault && fault.code === 'unauthorised') return texts.invalid
  if (fault instanceof DeskFault && fault.code === 'tooMany') return words.signIn.tooMany
  return fault instanceof DeskFault && fault.code === 'offline' ? faults.offline : faults.other
}

type InvitationProps = { token: string; onRegistered(): void }

/** The first visit, by an invitation's link: makes the passkey one comes in with from then on. */
export function Invitation({ token, onRegistered }: InvitationProps) {
  const [name, setName] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState(isSupported() ? '' : words.signIn.unsupported)

  useEffect(() => {
    ask<Invited>('/invitation', { token }).then(
      (invited) => setName(invited.name),
      (caught) => setFault(say(caught)),
    )
  }, [token])

  async function begin() {
    setBusy(true)
    setFault('')
    try {
      await register(token)
      onRegistered()
    } catch (caught) {
      setFault(say(caught))
    } finally {
      setBusy(false)
    }
  }

  const heading = name === undefined ? words.signIn.heading : fill(texts.heading, { name })
  return (
    <Entrance heading={heading} intro={texts.intro} fault={fault}>
      <button
        type="button"
        className={controls.primary}
        disabled={busy || name === undefined || !isSupported()}
        onClick={begin}
      >
        {busy ? words.signIn.waiting : texts.register}
      </button>
    </Entrance>
  )
}
