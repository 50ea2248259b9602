import i18next, { type InitOptions } from 'i18next'
import type { SiteData } from '../content/siteData'
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

/** The texts of a site in its language, by namespace. */
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
