import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { Account, Me, Role } from '../contract'
import { Cancelled } from '../entrance/passkey'
import { Frame } from '../frame/Frame'
import { useProof } from '../frame/useProof'
import { ask, DeskFault } from '../lib/ask'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { AccountList } from './AccountList'
import styles from './Accounts.module.css'
import { CloseAccount } from './CloseAccount'
import { InvitationLink } from './InvitationLink'

const { accounts: texts, faults } = words

type AccountsProps = { me: Me; onLock(): void; onOver(): void }

/** Who may come in, for the manager: invite, invite again, shut out. */
export function Accounts({ me, onLock, onOver }: AccountsProps) {
  const [accounts, setAccounts] = useState<Account[]>([])
  const [link, setLink] = useState<{ name: string; link: string }>()
  const [closing, setClosing] = useState<Account>()
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const { proven, proof } = useProof()

  const fail = useCallback(
    (caught: unknown) => {
      if (caught instanceof Cancelled) return
      const code = caught instanceof DeskFault ? caught.code : 'unexpected'
      if (code === 'unauthorised') return onOver()
      const own = { taken: texts.taken, malformed: texts.invalid, lastManager: texts.lastManager }
      setFault({ ...own, ...faults }[code as keyof typeof own] ?? faults.other)
    },
    [onOver],
  )

  const read = useCallback(() => ask<Account[]>('/accounts').then(setAccounts, fail), [fail])
  useEffect(() => void read(), [read])

  async function act(work: () => Promise<void>) {
    setFault('')
    setSaid('')
    await work().catch(fail)
    await read()
  }

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const name = String(data.get('name')).trim()
    return act(async () => {
      const body = { name, role: data.get('role') as Role }
      setLink({ name, ...(await proven(() => ask<{ link: string }>('/accounts', body))) })
      form.reset()
    })
  }

  const again = ({ id, name }: Account) =>
    act(async () =>
      setLink({
        name,
        ...(await proven(() => ask<{ link: string }>(`/accounts/${id}/again`, {}))),
      }),
    )

  const close = ({ id, name }: Account) =>
    act(async () => {
      await proven(() => ask(`/accounts/${id}/disable`, {}))
      setSaid(fill(texts.disabled, { name }))
    })

  return (
    <Frame me={me} onLock={onLock}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <p role="status">{said}</p>
      <p className={controls.fault} role="alert">
        {fault}
      </p>
      <AccountList accounts={accounts} onAgain={again} onClose={setClosing} />
      <form className={styles.form} onSubmit={invite} noValidate aria-labelledby="invite-heading">
        <h2 id="invite-heading">{texts.inviteHeading}</h2>
        <label className={controls.field}>
          <span>{texts.name}</span>
          <input
            name="name"
            className={controls.input}
            maxLength={60}
            autoComplete="off"
            required
          />
        </label>
        <label className={controls.field}>
          <span>{texts.role}</span>
          <select name="role" className={controls.input}>
            {Object.entries(words.frame.roles).map(([role, text]) => (
              <option key={role} value={role}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={controls.primary}>
          {texts.invite}
        </button>
      </form>
      {link && <InvitationLink {...link} onClose={() => setLink(undefined)} />}
      {closing && (
        <CloseAccount
          account={closing}
          onSure={() => void close(closing)}
          onClose={() => setClosing(undefined)}
        />
      )}
      {proof}
    </Frame>
  )
}
