import { partsFound } from '../../formats/searchText'
import styles from './Marked.module.css'

type MarkedProps = {
  text: string
  /** Folded words; none leaves the text as it is. */
  words: readonly string[]
}

/**
 * A text with the places that say one of the words. Another search makes it
 * anew: a translating browser may have replaced the text inside.
 */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return <span key="">{text}</span>
  return (
    <span key={words.join(' ')}>
      {partsFound(text, words).map((part, index) =>
        part.found ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the whole is made anew when a part changes
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
