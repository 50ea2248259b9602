import { useEffect, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import { Button } from '../kit/Controls'
import { call } from '../kit/call'
import { isSupported, register } from '../kit/passkey'
import { words } from '../kit/text'
import { AuthCard, useAuth } from './AuthCard'

const { invitation: texts } = words

type InvitationProps = { token: string; onRegistered(): void }

/** Registers the first passkey of an invited account. */
export function Invitation({ token, onRegistered }: InvitationProps) {
  const [name, setName] = useState<string>()
  const { busy, fault, fail, run } = useAuth({ ...texts, refused: texts.invalid }, onRegistered)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each token
  useEffect(() => {
    call('POST /invitation', {}, { token }).then(
      (invited) => setName(invited.name),
      (caught) => fail(caught),
    )
  }, [token])

  const heading = name === undefined ? words.signIn.heading : fill(texts.heading, { name })
  return (
    <AuthCard heading={heading} intro={texts.intro} fault={fault}>
      <Button
        look="primary"
        disabled={busy || name === undefined || !isSupported()}
        onClick={() => run(register(token))}
      >
        {busy ? words.signIn.waiting : texts.register}
      </Button>
    </AuthCard>
  )
}
