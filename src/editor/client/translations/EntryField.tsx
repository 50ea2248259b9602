import { useState } from 'react'
import { sameSlots } from '../../../content/translation/dictionary'
import { contextOf } from '../../../content/translation/entries'
import type { TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'
import { directionOf } from '../../../content/translation/writing'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../desk/client/kit/text'
import { texts } from '../text'
import { numbersOf } from './entryName'
import styles from './Translations.module.css'
import { wordDiff } from './wordDiff'

const words = texts.translations

/** Longer texts get a textarea. */
const LONG = 60
/** Characters per line on a phone. */
const ROW = 36

type EntryFieldProps = {
  language: string
  text: TextState
  /** Undefined if its text is its only name. */
  name: string | undefined
  /** Writes a translation; `message` is its message. */
  put(words: string, message?: string): void
}

/** A text, its changes since the translation, and the translation's field. */
export function EntryField({ language, text, name, put }: EntryFieldProps) {
  const id = `t-${contextOf(text)}`
  /** The diff stays visible while its translation is edited. */
  const [found] = useState(text)
  /** Typed text that cannot be written yet, such as one with missing placeholders. */
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? text.words ?? ''
  const isWhole = shown.trim() === '' || sameSlots(text.text, shown)
  const numbers = text.kind === 'locale' ? numbersOf(language, text.key) : undefined
  const type = (value: string) => {
    const one = value.replace(/\s*\n\s*/g, ' ')
    setTyped(one)
    if (one.trim() === '' || sameSlots(text.text, one)) put(one.trim() === '' ? '' : one)
  }
  const field = {
    id,
    className: controls.input,
    lang: language,
    dir: directionOf(language),
    value: shown,
    autoComplete: 'off',
    'data-file': translationPath(language, text.kind, text.name),
    'data-entry': text.key,
    'aria-invalid': isWhole ? undefined : true,
    'aria-describedby': `${id}-source ${id}-about`,
    onBlur: () => isWhole && setTyped(undefined),
  }
  return (
    <li className={styles.entry} data-state={text.state}>
      <p className={styles.head}>
        <label htmlFor={id}>{name ?? text.text}</label>
        <span className={styles.state}>{words.states[text.state]}</span>
      </p>
      <div id={`${id}-source`}>
        {name !== undefined && <p className={styles.source}>{text.text}</p>}
        {found.state === 'stale' && (
          <>
            <p className={styles.quiet}>{words.changed}</p>
            <Difference before={found.from ?? ''} after={text.text} />
          </>
        )}
      </div>
      {text.text.length > LONG ? (
        <textarea
          {...field}
          rows={Math.ceil(Math.max(text.text.length, shown.length) / ROW)}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <input {...field} type="text" onChange={({ target }) => type(target.value)} />
      )}
      <div id={`${id}-about`} className={styles.quiet}>
        {numbers !== undefined && <p>{fill(words.counts, { numbers })}</p>}
        {!isWhole && (
          <p className={controls.fault}>
            {fill(words.slots, { slots: placeholdersOf(text.text) })}
          </p>
        )}
      </div>
      {text.state === 'stale' && (
        <Button
          look="secondary"
          aria-label={fill(words.of, { name: name ?? text.text, act: words.holds })}
          onClick={() => put(shown, words.held)}
        >
          {words.holds}
        </Button>
      )}
    </li>
  )
}

/** The placeholders and tags of a text. */
const placeholdersOf = (text: string): string =>
  [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+>/g) ?? [])].join(' ')

/** A word diff of a text since its translation. */
function Difference({ before, after }: { before: string; after: string }) {
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
            <span className={styles.aloud}> {words[kind]} </span>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
