import { texts } from '../text'
import styles from './Translations.module.css'
import { wordDiff } from './wordDiff'

/** A word diff of a text since its translation. */
export function Difference({ before, after }: { before: string; after: string }) {
  const { removed, added } = texts.translations
  let place = 0
  return (
    <p className={styles.difference}>
      {wordDiff(before, after).map(({ kind, text }) => {
        const key = place
        place += text.length
        if (kind === 'same') return <span key={key}>{text}</span>
        const Mark = kind === 'removed' ? 'del' : 'ins'
        return (
          <Mark key={`${key} ${kind}`}>
            <span className={styles.aloud}> {kind === 'removed' ? removed : added} </span>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
