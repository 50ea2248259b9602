import { useEffect, useState } from 'react'
import type { SignInCode as Code } from '../../contract/accounts'
import { Button } from './Controls'
import { call } from './call'
import { closeDialog, Dialog } from './Dialog'
import styles from './Frame.module.css'
import { fill, words } from './text'

const { frame: texts } = words

/** Shows a sign-in code for another device until it expires. */
export function SignInCode() {
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
