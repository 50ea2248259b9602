import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../lib/useHydrated'
import { buttonClass } from '../../ui/button'
import { CopyIcon } from '../../ui/icons/CopyIcon'
import styles from './CopyAddress.module.css'

type CopyAddressProps = {
  /** What goes to the clipboard. */
  text: string
  /** The address on the page, which is selected where the clipboard is denied. */
  shown: RefObject<HTMLElement | null>
}

/** Copies the address and says so; its place is kept until the app runs. */
export function CopyAddress({ text, shown }: CopyAddressProps) {
  const { t } = useTranslation('contact')
  const [news, setNews] = useState<'copied' | 'selected'>()
  const hydrated = useHydrated()

  const copy = async () => {
    setNews(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setNews('copied')
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setNews('selected')
    }
  }

  return (
    <div className={styles.row}>
      {hydrated && (
        <>
          <button type="button" className={buttonClass('quiet', styles.copy)} onClick={copy}>
            <CopyIcon className={styles.icon} />
            {t('address.copy')}
          </button>
          <span role="status" className={styles.news}>
            {news && t(`address.${news}`)}
          </span>
        </>
      )}
    </div>
  )
}
