import { useSite } from '../../siteContext'
import { useNavigation } from './navigation'

type LanguageLinksProps = { className?: string; linkClassName?: string }

/** The page, or the start page, in each language; each is its own app and loads a document. */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
  const { homePage, lang, languages } = useSite()
  const { page } = useNavigation()
  return (
    <ul className={className}>
      {languages.map(({ language, name, paths }) => (
        <li key={language} lang={language}>
          {language === lang ? (
            <span aria-current="true">{name}</span>
          ) : (
            <a
              className={linkClassName}
              href={encodeURI(paths[page] ?? paths[homePage] ?? '/')}
              hrefLang={language}
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
