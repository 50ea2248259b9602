import i18next, { type InitOptions, type i18n } from 'i18next'
import type { PageData, SiteData } from '../content/siteData'
import { ending } from '../shared/formats/ending'

/** While prerendering, a missing key or variable is an error. */
const strictIn = (lang: string): InitOptions => ({
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`locales/${lang}/${namespace}.json: missing key "${key}"`)
  },
  missingInterpolationHandler: (text, match) => {
    throw new Error(`locales/${lang}: no value for ${match[0]} in "${text}"`)
  },
})

/** The texts of a site in its language, those of its frame at first. */
export function createTexts({ lang, texts }: Pick<SiteData, 'lang' | 'texts'>) {
  const i18n = i18next.createInstance()
  i18n.init({
    lng: lang,
    resources: { [lang]: texts },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(import.meta.env.SSR && strictIn(lang)),
  })
  i18n.services.formatter?.add('ending', (time, _language, options) => ending(time, options) ?? '')
  return i18n
}

/** Adds the texts of a page that arrived. */
export function addTexts({ i18n, lang }: { i18n: i18n; lang: string }, texts: PageData['texts']) {
  for (const [namespace, strings] of Object.entries(texts))
    i18n.addResourceBundle(lang, namespace, strings)
}
