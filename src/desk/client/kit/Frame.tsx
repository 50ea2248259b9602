import { type ClipboardEvent, type ReactNode, useEffect, useState } from 'react'
import { visibleText } from '../../../shared/displayText'
import { fill } from '../../../shared/formats/fill'
import type { SignInCode as Code } from '../../contract/accounts'
import type { Me } from '../../contract/contract'
import { Button } from './Controls'
import controls from './Controls.module.css'
import { call } from './call'
import { closeDialog, Dialog } from './Dialog'
import styles from './Frame.module.css'
import { PageLinks } from './pages'
import { words } from './text'

const { frame: texts } = words

const mainId = 'lists'

/** Moves the focus to the page's content. */
export function focusPage(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

/** Copies a name without the invisible characters that isolate it on the page. */
function copyVisible(event: ClipboardEvent<HTMLElement>): void {
  const text = visibleText(String(getSelection()))
  if (text === '' || (event.target as Element).matches('input, textarea')) return
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
}

/** What every page of the desk gets. `onOver`: the session has ended. */
export type PageProps = { me: Me; onLock(): void; onOver(): void }

/** `tools`: of the page, such as its freshness. */
type FrameProps = Pick<PageProps, 'me' | 'onLock'> & { tools?: ReactNode; children: ReactNode }

/** The header of every page: clinic, account, links and lock. */
export function Frame({ me, onLock, tools, children }: FrameProps) {
  return (
    <>
      <a
        className={styles.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          // The hash names the page.
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
          {me.strength === 'passkey' && me.role !== 'editor' && <SignInCode />}
        </div>
        <button type="button" className={`${controls.quiet} ${styles.lock}`} onClick={onLock}>
          {texts.lock}
        </button>
      </header>
      <main className={styles.main} id={mainId} tabIndex={-1} onCopy={copyVisible}>
        {children}
      </main>
    </>
  )
}

/** Shows a sign-in code for another device until it expires. */
function SignInCode() {
  const [shown, setShown] = useState<Code>()

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shown.seconds * 1000)
    return () => clearTimeout(timer)
  }, [shown])

  const show = () =>
    call('POST /code').then(setShown, () => {
      // The lists show that the server is unreachable.
    })

  return (
    <>
      <Button look="quiet" onClick={show}>
        {texts.code}
      </Button>
      {shown && (
        <Dialog heading={texts.codeHeading} onClose={() => setShown(undefined)}>
          <p className={styles.code}>{shown.code.replace(/.{4}/, '$& ')}</p>
          <p>{fill(texts.codeText, { seconds: shown.seconds })}</p>
          <Button look="secondary" onClick={closeDialog}>
            {texts.close}
          </Button>
        </Dialog>
      )}
    </>
  )
}
