import { partsFound } from '../../../shared/formats/searchText'
import styles from './Highlight.module.css'

type HighlightProps = {
  text: string
  /** Folded words; empty: no highlight. */
  words: readonly string[]
}

/** Marks the hits of a search. Remounted per search: a translator may have replaced the text. */
export function Highlight({ text, words }: HighlightProps) {
  if (words.length === 0) return <span key="">{text}</span>
  return (
    <span key={words.join(' ')}>
      {partsFound(text, words).map((part, index) =>
        part.found ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: remounted when a part changes
          <mark key={index} className={styles.found}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
