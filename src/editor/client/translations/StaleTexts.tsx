import { Button } from '../../../desk/client/kit/Controls'
import { fill } from '../../../desk/client/kit/text'
import type { Finding } from '../../contract/contract'
import styles from '../DraftBar.module.css'
import { languageName, texts } from '../text'
import type { StaleLanguage } from './textStatus'

const words = texts.translations

type StaleTextsProps = {
  becoming: readonly StaleLanguage[]
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
}

/** The languages with translations that the draft makes stale; each is a link to the first one. */
export function StaleTexts({ becoming, onOpen }: StaleTextsProps) {
  if (becoming.length === 0) return null
  return (
    <p className={styles.becoming}>
      <span id="becoming-stale">{words.becoming}</span>
      {becoming.map(({ language, count, file, path }) => (
        <Button
          key={language}
          look="chip"
          aria-describedby="becoming-stale"
          onClick={() => onOpen({ file, path })}
        >
          {fill(words.becomingIn, { language: languageName(language), count })}
        </Button>
      ))}
    </p>
  )
}
