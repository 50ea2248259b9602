import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { CopyIcon } from '../../../ui/icons/CopyIcon'
import styles from './CopyAddress.module.css'

type CopyAddressProps = {
  text: string
  /** The address on the page; selected if the clipboard is denied. */
  shown: RefObject<HTMLElement | null>
}

/** Copies the address and confirms it; its space is reserved until hydration. */
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
