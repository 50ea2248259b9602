import type { ReactNode } from 'react'
import type { Me } from '../contract'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { CounterCode } from './CounterCode'
import styles from './Frame.module.css'
import { PageLinks } from './PageLinks'

const { frame: texts } = words

const mainId = 'lists'

/** Leads to what the page is about, past what stands around it. */
export function focusPage(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

type FrameProps = {
  me: Me
  onLock(): void
  /** How fresh the page is, and other tools of it. */
  tools?: ReactNode
  children: ReactNode
}

/** What stands around every page of the desk: whose it is, who is in, and how to lock it. */
export function Frame({ me, onLock, tools, children }: FrameProps) {
  return (
    <>
      <a
        className={styles.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          // What stands behind the # names the page.
          event.preventDefault()
          focusPage()
        }}
      >
        {texts.skip}
      </a>
      <header className={styles.header}>
        <div>
          <p className={styles.clinic}>{me.clinic.name}</p>
          <p className={styles.who}>
            {fill(texts.who, { name: me.name, role: texts.roles[me.role] })}
          </p>
        </div>
        <PageLinks me={me} />
        <div className={styles.tools}>
          {tools}
          {me.strength === 'passkey' && me.role !== 'editor' && <CounterCode />}
        </div>
        <button type="button" className={`${controls.quiet} ${styles.lock}`} onClick={onLock}>
          {texts.lock}
        </button>
      </header>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
