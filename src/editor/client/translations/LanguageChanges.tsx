import type { LanguageChange } from '../../../content/translation/consequences'
import type { TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'
import { Button } from '../../../desk/client/kit/Controls'
import { counted } from '../../../desk/client/kit/text'
import { fill } from '../../../shared/formats/fill'
import type { Finding } from '../../contract/contract'
import styles from '../DraftBar.module.css'
import { languageName, texts } from '../text'

const words = texts.translations

/** How many texts a sentence names, and how many letters of each. */
const [SHOWN, LETTERS] = [3, 40]

/** The first letters of a text, up to the end of a word. */
const startOf = (text: string) =>
  text.length > LETTERS ? `${text.slice(0, LETTERS + 1).replace(/\s+\S*$/, '')}…` : text

type LanguageChangesProps = {
  changes: readonly LanguageChange[]
  onOpen(place: Pick<Finding, 'file' | 'path'>): void
}

/** What each language shows of the draft; each sentence leads to its first text. */
export function LanguageChanges({ changes, onOpen }: LanguageChangesProps) {
  if (changes.length === 0) return null
  const link = (
    language: string,
    word: 'stays' | 'hidden' | 'own',
    texts: readonly TextState[],
  ) => {
    const [first] = texts
    if (!first) return null
    const file = translationPath(language, first.kind, first.name)
    const named = texts.slice(0, SHOWN).map(({ text }) => `“${startOf(text)}”`)
    const act = `${counted(words, word, texts.length)}: ${named.join(', ')}`
    const sentence = fill(words.of, { name: languageName(language), act })
    return (
      <Button
        key={`${language} ${word}`}
        look="chip"
        aria-describedby="language-changes"
        onClick={() => onOpen({ file, path: [first.key] })}
      >
        {sentence}
      </Button>
    )
  }
  return (
    <p className={styles.becoming}>
      <span id="language-changes">{words.becoming}</span>
      {changes.map(({ language, stale, omitted, kept }) => [
        link(language, 'stays', stale),
        link(language, 'hidden', omitted),
        link(language, 'own', kept),
      ])}
    </p>
  )
}
