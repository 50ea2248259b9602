import { homePage, languages } from '../../content/pages'
import { lang } from '../../i18n'
import { useNavigation } from './navigation'

type LanguageLinksProps = { className?: string; linkClassName?: string }

/**
 * The page in each of the site's languages, by what these call themselves; where a language
 * has no such page, its first. They load as documents: another language is another app.
 */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
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
