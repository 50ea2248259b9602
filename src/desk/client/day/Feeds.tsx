import { type FormEvent, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import { AddressDialog } from '../kit/AddressDialog'
import cards from '../kit/Cards.module.css'
import { Alert, Button, SelectField } from '../kit/Controls'
import { call } from '../kit/call'
import { useQuestion } from '../kit/Dialog'
import type { PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { instantText } from '../kit/times'
import { useActions } from '../kit/useActions'
import { useRead } from '../live/useRead'
import styles from './Cards.module.css'

const { feeds: texts, booking } = words
const own = {}

/** Calendar addresses of the doctors: each is shown once, and can be revoked. */
export function Feeds({ me, onOver }: Pick<PageProps, 'me' | 'onOver'>) {
  const { team } = me.clinic
  const { ask, question } = useQuestion()
  const [made, setMade] = useState<{ name: string; address: string }>()
  const { message, setMessage, fault, act, reauthDialog } = useActions(own, onOver)
  const { answer, reload } = useRead('GET /feeds', [])

  function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const doctor = String(new FormData(event.currentTarget).get('doctor'))
    return act(async () => {
      const { feed, address } = await call('POST /feeds', {}, { doctor })
      setMade({ name: feed.doctorName, address })
    }).then(() => reload())
  }
  const revoke = (id: string) =>
    act(async () => {
      await call('POST /feeds/:id/revoke', { id })
      setMessage(texts.revoked)
    }).then(() => reload())

  return (
    <section className={styles.section} aria-labelledby="feeds">
      <h2 id="feeds">{texts.heading}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} onSubmit={make} noValidate>
        <SelectField
          label={booking.fields.doctor}
          name="doctor"
          options={team.map(({ id, name }) => [id, name] as const)}
        />
        <Button look="primary" type="submit">
          {texts.make}
        </Button>
      </form>
      <p role="status">{message}</p>
      <Alert>{fault}</Alert>
      <ul className={cards.cards}>
        {answer?.map(({ id, doctorName, by, madeAt, revokedAt }) => (
          <li key={id} className={styles.card} data-done={revokedAt !== ''}>
            <div>
              <h3>{doctorName}</h3>
              <p>{fill(texts.made, { by, time: instantText(madeAt, me.clinic) })}</p>
              {revokedAt && (
                <p>{fill(texts.closed, { time: instantText(revokedAt, me.clinic) })}</p>
              )}
            </div>
            {!revokedAt && (
              <Button
                look="quiet"
                aria-label={`${texts.revoke}: ${doctorName}`}
                onClick={() =>
                  ask({
                    ...texts.sure,
                    heading: fill(texts.sure.heading, { name: doctorName }),
                    onYes: () => void revoke(id),
                  })
                }
              >
                {texts.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {made && (
        <AddressDialog
          heading={fill(texts.address, made)}
          text={texts.once}
          label={texts.label}
          address={made.address}
          onClose={() => setMade(undefined)}
        />
      )}
      {question}
      {reauthDialog}
    </section>
  )
}
