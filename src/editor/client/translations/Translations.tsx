import { contextOf, translationFiles } from '../../../content/translation/entries'
import type { TextState } from '../../../content/translation/languageState'
import type { LanguageResult } from '../../../content/translation/languages'
import { translationPath } from '../../../content/translation/translated'
import { lang } from '../../../desk/client/kit/text'
import type { Forms } from '../../contract/validatorMessages'
import type { EditorDraft } from '../draft/useDraft'
import { languageName, texts } from '../text'
import { LanguageCard } from './LanguageCard'
import { type EntryTarget, TextList } from './TextList'
import styles from './Translations.module.css'
import { languageStatuses, type SiteTexts } from './textStatus'

const words = texts.translations

type TranslationsProps = {
  verdicts: readonly LanguageResult[]
  /** The open language; undefined shows the overview. */
  language: string | undefined
  forms: Forms
  /** All texts of the site with the draft's changes. */
  site: SiteTexts
  draft: EditorDraft
  /** The entry to focus. */
  target: EntryTarget | undefined
  onOpen(language: string): void
}

/** The overview of further languages, or the texts of one. */
export function Translations({ verdicts, language, forms, site, draft, ...on }: TranslationsProps) {
  const verdict = verdicts.find((each) => each.language === language)
  const { target, onOpen } = on

  function put(code: string, text: TextState, given: string, message = '') {
    const state = languageStatuses(site, lang).find((each) => each.language === code)?.state
    if (!state) return
    const file = translationPath(code, text.kind, text.name)
    const words = new Map([[contextOf(text), { from: text.text, words: given }]])
    const written = translationFiles({ own: lang, language: code }, state.texts, words).get(file)
    const into = message === '' ? `${file} ${text.key}` : ''
    if (written !== undefined) draft.write(file, written, { into, message })
  }

  return (
    <>
      <h2 id="subject-heading" tabIndex={-1}>
        {language === undefined
          ? words.heading
          : [words.heading, languageName(language)].join(': ')}
      </h2>
      {language === undefined && (
        <>
          <p>{words.intro}</p>
          <ul className={styles.cards}>
            {verdicts.map((each) => (
              <LanguageCard
                key={each.language}
                verdict={each}
                onOpen={() => onOpen(each.language)}
              />
            ))}
          </ul>
        </>
      )}
      {language !== undefined && verdict?.state && (
        <TextList
          key={`${language} ${target?.turn}`}
          language={language}
          texts={verdict.state.texts}
          forms={forms}
          site={site}
          target={target}
          put={(text, given, message) => put(language, text, given, message)}
        />
      )}
    </>
  )
}
