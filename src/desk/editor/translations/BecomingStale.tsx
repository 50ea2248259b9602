import { fill } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import type { Finding } from '../contract'
import { sayLanguage } from '../languages'
import { texts } from '../words'
import styles from './BecomingStale.module.css'
import type { Becoming } from './verdicts'

const words = texts.translations

type BecomingStaleProps = {
  becoming: readonly Becoming[]
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
}

/** The languages in which the draft makes translations stale; each leads to the first of them. */
export function BecomingStale({ becoming, onOpen }: BecomingStaleProps) {
  if (becoming.length === 0) return null
  return (
    <p className={styles.becoming}>
      <span id="becoming-stale">{words.becoming}</span>
      {becoming.map(({ language, count, file, path }) => (
        <button
          key={language}
          type="button"
          className={controls.chip}
          aria-describedby="becoming-stale"
          onClick={() => onOpen({ file, path })}
        >
          {fill(words.becomingIn, { language: sayLanguage(language), count })}
        </button>
      ))}
    </p>
  )
}
