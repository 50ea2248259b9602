import type { LanguageResult } from '../../../content/translation/texts'
import { directionOf, ownNameOf } from '../../../content/translation/writing'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../shared/formats/fill'
import { languageName, texts } from '../text'
import styles from './Translations.module.css'

const words = texts.translations

type LanguageCardProps = { result: LanguageResult; onOpen(): void }

/** A language, its progress, and what that means for visitors. */
export function LanguageCard({ result: { language, state }, onOpen }: LanguageCardProps) {
  const name = languageName(language)
  const count = (status: string) => state?.texts.filter((text) => text.state === status).length ?? 0
  return (
    <li className={styles.card}>
      <h3>
        <span lang={language} dir={directionOf(language)}>
          {ownNameOf(language)}
        </span>{' '}
        <span className={styles.quiet}>{name}</span>
      </h3>
      {!state && <p className={controls.fault}>{words.damaged}</p>}
      {state && (
        <>
          <p>{fill(words.current, { done: count('current'), all: state.texts.length })}</p>
          <progress value={count('current')} max={state.texts.length} aria-label={name} />
          <p className={styles.counts}>
            <span>{fill(words.missing, { count: count('missing') })}</span>
            <span>{fill(words.stale, { count: count('stale') })}</span>
          </p>
          <p>
            {state.lacking.length > 0
              ? fill(words.off, { count: state.lacking.length })
              : words.published}
          </p>
          {state.lacking.length === 0 && state.unpublished.length > 0 && (
            <p>
              {fill(words.pages, { pages: state.unpublished.map(({ title }) => title).join(', ') })}
            </p>
          )}
          {state.lacking.length === 0 && state.omitted.length > 0 && (
            <p>{fill(words.omitted, { count: state.omitted.length })}</p>
          )}
          <Button
            look="secondary"
            aria-label={fill(words.of, { name, act: words.open })}
            onClick={onOpen}
          >
            {words.open}
          </Button>
        </>
      )}
    </li>
  )
}
