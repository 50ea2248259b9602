import { type FormEvent, useState } from 'react'
import { ask, DeskFault } from '../lib/ask'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { Entrance } from './Entrance'
import styles from './Entrance.module.css'
import { Cancelled, isSupported, signIn } from './passkey'

const { signIn: texts, faults } = words

/** What went wrong, in words. */
function say(fault: unknown): string {
  if (fault instanceof Cancelled) return texts.cancelled
  if (!(fault instanceof DeskFault)) return faults.other
  if (fault.code === 'unauthorised') return texts.refused
  if (fault.code === 'tooMany') return texts.tooMany
  return fault.code === 'offline' ? faults.offline : faults.other
}

type SignInProps = { over: boolean; onSignedIn(): void }

/** The way in for who has an account: their passkey, or a code from their phone. */
export function SignIn({ over, onSignedIn }: SignInProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState(over ? texts.over : isSupported() ? '' : texts.unsupported)

  async function enter(way: Promise<unknown>) {
    setBusy(true)
    setFault('')
    try {
      await way
      onSignedIn()
    } catch (caught) {
      setFault(say(caught))
    } finally {
      setBusy(false)
    }
  }

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    void enter(ask('/sign-in/code', { code }))
  }

  return (
    <Entrance heading={texts.heading} intro={texts.intro} fault={fault}>
      <button
        type="button"
        className={controls.primary}
        disabled={busy || !isSupported()}
        onClick={() => enter(signIn())}
      >
        {busy ? texts.waiting : texts.passkey}
      </button>
      <form className={styles.code} onSubmit={sendCode}>
        <label className={controls.field}>
          <span>{texts.code}</span>
          <input
            name="code"
            className={controls.input}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="code-hint"
            required
          />
        </label>
        <button type="submit" className={controls.secondary} disabled={busy}>
          {texts.codeEnter}
        </button>
        <p className={styles.hint} id="code-hint">
          {texts.codeHint}
        </p>
      </form>
    </Entrance>
  )
}
