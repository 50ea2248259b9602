import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Account, Role } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { Me } from '../../contract/contract'
import { AddressDialog } from '../kit/AddressDialog'
import cards from '../kit/Cards.module.css'
import { Alert, Button, InputField, SelectField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call } from '../kit/call'
import { ConfirmDialog, useQuestion } from '../kit/Dialog'
import { Frame, type PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { fullTimeText } from '../kit/times'
import { useActions } from '../kit/useActions'
import { useKept } from '../kit/useKept'
import { useRead } from '../live/useRead'
import { TextBack } from '../rows/RowForm'
import styles from './Accounts.module.css'
import { DiskUse } from './DiskUse'

const { accounts: texts } = words
const { taken, invalid: malformed, lastManager } = texts
const ownFaults = { lastManager }
const nameFaults = { taken, malformed }
/** `role`: as in `roleOptions`. */
const empty = { name: '', role: 'reception' }

/** The manager's page: accounts (invite, invite again, close) and disk use. */
export function Accounts({ me, onLock, onOver }: PageProps) {
  const [typed, setTyped, isBack] = useKept(me.name, 'invitation', empty)
  const [link, setLink] = useState<{ name: string; link: string }>()
  const [inviting, setInviting] = useState<Account>()
  const { ask, question } = useQuestion()
  const { team } = me.clinic
  const { message, setMessage, fault, act, reauthDialog } = useActions(ownFaults, onOver)
  const invitation = useActions(nameFaults, onOver)
  const accounts = useRead('GET /accounts', [])
  const name = useRef<HTMLInputElement>(null)
  const isNameWrong = Object.values(nameFaults).includes(invitation.fault)

  useEffect(() => {
    if (isNameWrong) name.current?.focus()
  }, [isNameWrong])

  const change = (work: () => Promise<void>) => act(work).then(() => accounts.reload())

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [role, doctor] = typed.role.split(' ') as [Role, string?]
    const body = { name: typed.name.trim(), role, doctor }
    return invitation
      .act(async () => {
        setLink({ ...body, ...(await call('POST /accounts', {}, body)) })
        setTyped(empty)
      })
      .then(() => accounts.reload())
  }

  const again = ({ id, name }: Account, lost: string[] = []) =>
    change(async () => {
      setLink({ name, ...(await call('POST /accounts/:id/again', { id }, { lost })) })
      if (lost.length > 0) setMessage(fill(texts.lost.closed, { name }))
    })

  const close = ({ id, name }: Account) =>
    change(async () => {
      await call('POST /accounts/:id/disable', { id })
      setMessage(fill(texts.disabled, { name }))
    })

  return (
    <Frame me={me} onLock={onLock}>
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <p role="status">{message}</p>
      <Alert>{fault || (accounts.fault && words.faults.unavailable)}</Alert>
      <AccountList
        accounts={accounts.answer ?? []}
        team={team}
        onAgain={(account) =>
          account.passkeys.length > 0 ? setInviting(account) : void again(account)
        }
        onClose={(account) =>
          ask({
            ...texts.sure,
            heading: fill(texts.sure.heading, { name: account.name }),
            onYes: () => void close(account),
          })
        }
      />
      <form className={styles.form} onSubmit={invite} noValidate aria-labelledby="invite-heading">
        <h2 id="invite-heading">{texts.inviteHeading}</h2>
        <InputField
          ref={name}
          label={texts.name}
          aria-invalid={isNameWrong}
          maxLength={60}
          autoComplete="off"
          required
          value={typed.name}
          onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        />
        <SelectField
          label={texts.role}
          options={roleOptions(team)}
          value={typed.role}
          onChange={({ currentTarget }) => setTyped({ ...typed, role: currentTarget.value })}
        />
        <TextBack isBack={isBack} />
        <Button look="primary" type="submit">
          {texts.invite}
        </Button>
        <Alert>{invitation.fault}</Alert>
      </form>
      <DiskUse />
      {link && (
        <AddressDialog
          heading={fill(texts.link.heading, link)}
          text={texts.link.text}
          label={texts.link.label}
          address={link.link}
          onClose={() => setLink(undefined)}
        />
      )}
      {inviting && (
        <AgainDialog
          account={inviting}
          clinic={me.clinic}
          onYes={(lost) => void again(inviting, lost)}
          onClose={() => setInviting(undefined)}
        />
      )}
      {question}
      {reauthDialog}
      {invitation.reauthDialog}
    </Frame>
  )
}

type Team = Me['clinic']['team']

/** The name of a role, followed by the doctor's name for a doctor. */
const roleText = ({ role, doctor }: Pick<Account, 'role' | 'doctor'>, team: Team): string =>
  [words.frame.roles[role], team.find(({ id }) => id === doctor)?.name].filter(Boolean).join(': ')

/** The options of the choice of a role; a doctor's value is `doctor <id>`. */
const roleOptions = (team: Team): [value: string, text: string][] => [
  ...Object.entries(words.frame.roles).filter(([role]) => role !== 'doctor'),
  ...team.map(({ id }): [string, string] => [
    `doctor ${id}`,
    roleText({ role: 'doctor', doctor: id }, team),
  ]),
]

type AccountListProps = {
  accounts: Account[]
  team: Team
  onAgain(account: Account): void
  onClose(account: Account): void
}

function AccountList({ accounts, team, onAgain, onClose }: AccountListProps) {
  return (
    <ul className={`${cards.cards} ${styles.list}`}>
      {accounts.map((account) => (
        <li key={account.id}>
          <div>
            <h2>{account.name}</h2>
            <p className={styles.facts}>
              {roleText(account, team)} · {texts.states[account.state]}
            </p>
          </div>
          <div className={controls.buttons}>
            <Button
              look="secondary"
              aria-label={fill(texts.againName, { name: account.name })}
              onClick={() => onAgain(account)}
            >
              {texts.again}
            </Button>
            {account.state !== 'closed' && (
              <Button
                look="quiet"
                aria-label={fill(texts.disableName, { name: account.name })}
                onClick={() => onClose(account)}
              >
                {texts.disable}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type AgainDialogProps = {
  account: Account
  clinic: Me['clinic']
  onYes(lost: string[]): void
  onClose(): void
}

/** Before a new link: the account's passkeys, to name the lost ones. */
function AgainDialog({ account, clinic, onYes, onClose }: AgainDialogProps) {
  const [lost, setLost] = useState<string[]>([])
  const toggle = (id: string) =>
    setLost(lost.includes(id) ? lost.filter((each) => each !== id) : [...lost, id])
  return (
    <ConfirmDialog
      heading={fill(texts.againName, { name: account.name })}
      yes={texts.lost.yes}
      no={words.form.cancel}
      onYes={() => onYes(lost)}
      onClose={onClose}
    >
      <p>{texts.lost.text}</p>
      <fieldset className={styles.passkeys}>
        <legend>{texts.lost.legend}</legend>
        {account.passkeys.map(({ id, createdAt }) => (
          <label key={id}>
            <input type="checkbox" className={controls.tick} onChange={() => toggle(id)} />
            {fill(texts.lost.passkey, { time: fullTimeText(createdAt, clinic) })}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}
