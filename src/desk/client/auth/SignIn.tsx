import type { FormEvent } from 'react'
import controls from '../kit/Controls.module.css'
import { call } from '../kit/call'
import { isSupported, signIn } from '../kit/passkey'
import { words } from '../kit/text'
import { AuthCard, useAuth } from './AuthCard'
import styles from './AuthCard.module.css'

const { signIn: texts } = words

type SignInProps = { over: boolean; onSignedIn(): void }

/** Sign-in with a passkey, or with a sign-in code from a phone. */
export function SignIn({ over, onSignedIn }: SignInProps) {
  const { busy, fault, run } = useAuth(texts, onSignedIn, over ? texts.over : '')

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    void run(call('POST /sign-in/code', {}, { code: String(code) }))
  }

  return (
    <AuthCard heading={texts.heading} intro={texts.intro} fault={fault}>
      <button
        type="button"
        className={controls.primary}
        disabled={busy || !isSupported()}
        onClick={() => run(signIn())}
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
    </AuthCard>
  )
}
