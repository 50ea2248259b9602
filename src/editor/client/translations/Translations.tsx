import { contextOf, translationFiles } from '../../../content/translation/entries'
import type { LanguageResult, TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'
import { lang } from '../../../desk/client/kit/text'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import type { Published } from '../../contract/contract'
import type { Forms } from '../../contract/validatorMessages'
import type { EditorDraft } from '../draft/useDraft'
import { professionOf } from '../subjects'
import { texts } from '../text'
import { LanguageCard } from './LanguageCard'
import { type EntryTarget, TextList } from './TextList'
import styles from './Translations.module.css'
import { languageStatuses, type SiteTexts, staleSince } from './textStatus'

const words = texts.translations

type TranslationsProps = {
  results: readonly LanguageResult[]
  /** The open language; undefined shows the overview. */
  language: string | undefined
  forms: Forms
  /** All texts of the site with the draft's changes. */
  site: SiteTexts
  draft: EditorDraft
  published: readonly Published[]
  clinic: Me['clinic']
  /** The entry to focus. */
  target: EntryTarget | undefined
  onOpen(language: string): void
}

/** The overview of further languages, or the texts of one. */
export function Translations({ results, language, forms, site, draft, ...on }: TranslationsProps) {
  const result = results.find((each) => each.language === language)
  const { target, onOpen, published, clinic } = on

  function put(code: string, text: TextState, given: string, message = '') {
    const state = languageStatuses(site, lang).find((each) => each.language === code)?.state
    if (!state) return
    const file = translationPath(code, text.kind, text.name)
    const words = new Map([[contextOf(text), { from: text.text, words: given }]])
    const written = translationFiles(
      { own: lang, language: code, profession: professionOf(site) },
      state.texts,
      words,
    ).get(file)
    const into = message === '' ? `${file} ${text.key}` : ''
    if (written !== undefined) draft.write(file, written, { into, message })
  }

  return (
    <>
      {language === undefined && (
        <>
          <p>{words.intro}</p>
          <ul className={styles.cards}>
            {results.map((each) => (
              <LanguageCard
                key={each.language}
                result={each}
                onOpen={() => onOpen(each.language)}
              />
            ))}
          </ul>
        </>
      )}
      {language !== undefined && result?.state && (
        <TextList
          key={`${language} ${target?.turn}`}
          language={language}
          texts={result.state.texts}
          forms={forms}
          site={site}
          target={target}
          draft={draft}
          changedAt={(text) => {
            const at = staleSince(published, language, text)
            return at && fullTimeText(at, clinic)
          }}
          put={(text, given, message) => put(language, text, given, message)}
        />
      )}
    </>
  )
}
