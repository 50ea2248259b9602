import { type ReactNode, useState } from 'react'
import { errorCode } from '../kit/call'
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
        <p className={styles.fault} role="alert">
          {fault}
        </p>
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
  const { offline, other } = words.faults

  function fail(caught: unknown) {
    const own: Partial<Record<string, string>> = { unauthorised: refused, tooMany, offline }
    setFault(caught instanceof Cancelled ? cancelled : (own[errorCode(caught)] ?? other))
  }
  async function run(work: Promise<unknown>) {
    setBusy(true)
    setFault('')
    try {
      await work
      onDone()
    } catch (caught) {
      fail(caught)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, fail, run }
}
