import { type RefObject, useState } from 'react'
import { buttonClass } from '../../../ui/button'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { CopyIcon } from '../../../ui/icons/CopyIcon'
import styles from './CopyText.module.css'

type CopyTextProps = {
  text: string
  /** The text on the page; selected if the clipboard is denied. */
  shown: RefObject<HTMLElement | null>
  words: { copy: string; copied: string; selected: string }
}

/** Copies a text and confirms it; its space is reserved until hydration. */
export function CopyText({ text, shown, words }: CopyTextProps) {
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
            {words.copy}
          </button>
          <span role="status" className={styles.news}>
            {news && words[news]}
          </span>
        </>
      )}
    </div>
  )
}
