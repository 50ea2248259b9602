import type { FormEvent } from 'react'
import { Button, InputField } from '../kit/Controls'
import { call } from '../kit/call'
import { isSupported, signIn } from '../kit/passkey'
import { words } from '../kit/text'
import { AuthCard, useAuth } from './AuthCard'
import styles from './AuthCard.module.css'

const { signIn: texts } = words

/** `notice`: a message above the form about the last session; may be empty. */
type SignInProps = { notice: string; onSignedIn(): void }

/** Sign-in with a passkey, or with a sign-in code from a phone. */
export function SignIn({ notice, onSignedIn }: SignInProps) {
  const { busy, fault, run, setFault } = useAuth(texts, onSignedIn, notice)

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    if (code.trim() === '') return setFault(texts.codeMissing)
    void run(call('POST /sign-in/code', {}, { code }), texts.codeRefused)
  }

  return (
    <AuthCard heading={texts.heading} intro={texts.intro} fault={fault}>
      <Button look="primary" disabled={busy || !isSupported()} onClick={() => run(signIn())}>
        {busy ? texts.waiting : texts.passkey}
      </Button>
      <form className={styles.code} onSubmit={sendCode} noValidate>
        <InputField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-hint"
          required
        />
        <Button look="secondary" type="submit" disabled={busy}>
          {texts.codeEnter}
        </Button>
        <p className={styles.hint} id="code-hint">
          {texts.codeHint}
        </p>
      </form>
    </AuthCard>
  )
}
