import { useEffect, useState } from 'react'
import { ask } from '../lib/ask'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './CounterCode.module.css'
import { closeDialog, Dialog } from './Dialog'

type Code = { code: string; seconds: number }

const { frame: texts } = words

/** Shows a code that opens the desk on the machine at the counter, for as long as it is good. */
export function CounterCode() {
  const [shown, setShown] = useState<Code>()

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shown.seconds * 1000)
    return () => clearTimeout(timer)
  }, [shown])

  const show = () =>
    ask<Code>('/code', {}).then(setShown, () => {
      // The lists say when the server cannot be reached.
    })

  return (
    <>
      <button type="button" className={controls.quiet} onClick={show}>
        {texts.code}
      </button>
      {shown && (
        <Dialog heading={texts.codeHeading} onClose={() => setShown(undefined)}>
          <p className={styles.code}>{shown.code.replace(/.{4}/, '$& ')}</p>
          <p>{fill(texts.codeText, { seconds: shown.seconds })}</p>
          <button type="button" className={controls.secondary} onClick={closeDialog}>
            {texts.close}
          </button>
        </Dialog>
      )}
    </>
  )
}
