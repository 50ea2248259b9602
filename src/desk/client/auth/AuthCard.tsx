import { type ReactNode, useState } from 'react'
import { Alert } from '../kit/Controls'
import { faultText } from '../kit/call'
import { Cancelled, isSupported } from '../kit/passkey'
import { words } from '../kit/text'
import styles from './AuthCard.module.css'

type AuthCardProps = { heading: string; intro: string; fault?: string; children: ReactNode }

export function AuthCard({ heading, intro, fault, children }: AuthCardProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <Alert>{fault}</Alert>
      </div>
    </main>
  )
}

type OwnErrors = { cancelled: string; refused: string }

/** A sign-in or registration: whether it runs, and the text of its error; `first` is shown before. */
export function useAuth({ cancelled, refused }: OwnErrors, onDone: () => void, first = '') {
  const { tooMany, unsupported } = words.signIn
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState(first || (isSupported() ? '' : unsupported))

  function fail(caught: unknown, unauthorised = refused) {
    const own = { unauthorised, tooMany, unavailable: words.faults.other }
    setFault(caught instanceof Cancelled ? cancelled : faultText(caught, own))
  }
  /** `unauthorised`: the text of a refusal. */
  async function run(work: Promise<unknown>, unauthorised?: string) {
    setBusy(true)
    setFault('')
    try {
      await work
      onDone()
    } catch (caught) {
      fail(caught, unauthorised)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, setFault, fail, run }
}
