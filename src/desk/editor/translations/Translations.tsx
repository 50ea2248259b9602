import { contextOf, translationFiles } from '../../../content/translation/entries'
import type { TextState } from '../../../content/translation/languageState'
import type { LanguageVerdict } from '../../../content/translation/languages'
import { translationPath } from '../../../content/translation/translated'
import { lang } from '../../lib/words'
import type { Forms } from '../contract'
import type { EditorDraft } from '../draft/useDraft'
import { sayLanguage } from '../languages'
import { texts } from '../words'
import { LanguageCard } from './LanguageCard'
import { TextList, type Wanted } from './TextList'
import styles from './Translations.module.css'
import { type SiteTexts, verdictsOf } from './verdicts'

const words = texts.translations

type TranslationsProps = {
  verdicts: readonly LanguageVerdict[]
  /** The language that is worked on; undefined: which ones there are. */
  language: string | undefined
  forms: Forms
  /** All texts of the site, as the draft has them. */
  site: SiteTexts
  draft: EditorDraft
  /** The entry somebody is led to. */
  wanted: Wanted | undefined
  onOpen(language: string): void
}

/** The site's further languages: how far each is, and of one its texts. */
export function Translations({ verdicts, language, forms, site, draft, ...on }: TranslationsProps) {
  const verdict = verdicts.find((each) => each.language === language)
  const { wanted, onOpen } = on

  function put(code: string, text: TextState, given: string, said = '') {
    const state = verdictsOf(site, lang).find((each) => each.language === code)?.state
    if (!state) return
    const file = translationPath(code, text.kind, text.name)
    const words = new Map([[contextOf(text), { from: text.text, words: given }]])
    const written = translationFiles({ own: lang, language: code }, state.texts, words).get(file)
    const into = said === '' ? `${file} ${text.key}` : ''
    if (written !== undefined) draft.write(file, written, { into, said })
  }

  return (
    <>
      <h2 id="subject-heading" tabIndex={-1}>
        {language === undefined ? words.heading : [words.heading, sayLanguage(language)].join(': ')}
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
          key={`${language} ${wanted?.turn}`}
          language={language}
          texts={verdict.state.texts}
          forms={forms}
          site={site}
          wanted={wanted}
          put={(text, given, said) => put(language, text, given, said)}
        />
      )}
    </>
  )
}
