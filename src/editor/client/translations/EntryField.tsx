import { diffArrays } from 'diff'
import { useState } from 'react'
import { sameSlots } from '../../../content/translation/dictionary'
import { contextOf } from '../../../content/translation/entries'
import { isOmitted } from '../../../content/translation/languageState'
import type { TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'
import { directionOf } from '../../../content/translation/writing'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../shared/formats/fill'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { shownSlots, shownText, storedText } from '../slots'
import { texts } from '../text'
import { numbersOf } from './entryName'
import styles from './Translations.module.css'

const words = texts.translations

/** Longer texts get a textarea. */
const LONG = 60
/** Characters per line on a phone. */
const ROW = 36

type EntryFieldProps = {
  language: string
  text: TextState
  /** Of a stale text: when it changed, in words. */
  changedAt: string | undefined
  /** Translations of similar texts. */
  similar: readonly TextState[]
  /** Undefined if its text is its only name. */
  name: string | undefined
  /** A typed translation that lacks a placeholder. */
  unfinished: string | undefined
  /** Writes a translation; `message` is its message. */
  put(words: string, message?: string): void
  /** Keeps a typed translation that cannot be written yet. */
  keep(typed: string | undefined): void
}

/** A text, its changes since the translation, and the translation's field. */
export function EntryField(props: EntryFieldProps) {
  const { language, text, changedAt, similar, name, unfinished, put, keep } = props
  const id = `t-${contextOf(text)}`
  /** The diff stays visible while its translation is edited. */
  const [found] = useState(text)
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? unfinished ?? text.words ?? ''
  const numbers = text.kind === 'locale' ? numbersOf(language, text.key) : undefined
  const hasSlots = (said: string) => sameSlots(text.text, said, numbers !== undefined)
  const isWhole = shown.trim() === '' || hasSlots(shown)
  const type = (value: string) => {
    const one = storedText(value.replace(/\s*\n\s*/g, ' '), `${shown} ${text.text}`)
    setTyped(one)
    const canWrite = one.trim() === '' || hasSlots(one)
    keep(canWrite ? undefined : one)
    if (canWrite) put(one.trim() === '' ? '' : one)
  }
  const field = {
    id,
    className: controls.input,
    lang: language,
    dir: directionOf(language),
    value: shownText(shown),
    autoComplete: 'off',
    'data-file': translationPath(language, text.kind, text.name),
    'data-entry': text.key,
    'aria-invalid': isWhole ? undefined : true,
    'aria-describedby': `${id}-source ${id}-about`,
    onBlur: () => setTyped(undefined),
  }
  const act = (label: string, onClick: () => void) => (
    <Button
      look="secondary"
      aria-label={fill(words.of, { name: name ?? shownText(text.text), act: label })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <li className={styles.entry} data-state={text.state}>
      <p className={styles.head}>
        <label htmlFor={id}>{name ?? shownText(text.text)}</label>
        <span className={styles.state}>{words.states[text.state]}</span>
      </p>
      <div id={`${id}-source`}>
        {name !== undefined && <p className={styles.source}>{shownText(text.text)}</p>}
        {found.state === 'stale' && (
          <>
            <p className={styles.quiet}>
              {words.changed}
              {changedAt && ` (${changedAt})`}
            </p>
            <Difference before={shownText(found.from ?? '')} after={shownText(text.text)} />
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
          <p className={controls.fault}>{fill(words.slots, { slots: shownSlots(text.text) })}</p>
        )}
      </div>
      {text.state === 'stale' && (
        <p className={controls.buttons}>
          {act(words.holds, () => put(shown, words.held))}
          {isOmitted(text) && act(words.hide, () => put('', words.nowHidden))}
        </p>
      )}
      {text.state === 'missing' &&
        similar.map(({ words: earlier = '' }) => (
          <p key={earlier} className={styles.quiet} lang={language}>
            {fill(words.similar, { text: shownText(earlier) })}{' '}
            {act(words.take, () => put(earlier))}
          </p>
        ))}
    </li>
  )
}

/** The words of a text and the white space between them. */
const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** A word diff of a text since its translation. */
function Difference({ before, after }: { before: string; after: string }) {
  let place = 0
  return (
    <p className={styles.difference}>
      {diffArrays(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => {
        const [key, text] = [place, value.join('')]
        place += text.length
        if (!added && !removed) return <span key={key}>{text}</span>
        const Mark = removed ? 'del' : 'ins'
        return (
          <Mark key={`${key} ${Mark}`}>
            <VisuallyHidden> {removed ? words.removed : words.added} </VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
