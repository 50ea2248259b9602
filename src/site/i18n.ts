import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ending } from '../shared/formats/ending'

/** Language and direction of the page, live bindings. */
export let lang = ''
export let dir: 'ltr' | 'rtl' = 'ltr'

const strict: InitOptions = {
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`locales/${lang}/${namespace}.json: missing key "${key}"`)
  },
  missingInterpolationHandler: (text, match) => {
    throw new Error(`locales/${lang}: no value for ${match[0]} in "${text}"`)
  },
}

/** One language per page. While prerendering, a missing key or variable is an error. */
export const i18n = i18next.createInstance()

/** Starts the texts in a language, without any. */
export function startTexts(frame: { lang: string; dir: 'ltr' | 'rtl' }): void {
  if (frame.lang === lang) return
  ;({ lang, dir } = frame)
  i18n.use(initReactI18next).init({
    lng: lang,
    resources: { [lang]: {} },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(import.meta.env.SSR && strict),
  })
  i18n.services.formatter?.add('ending', (time, _language, options) => ending(time, options) ?? '')
}

/** Adds texts that arrived, by namespace. */
export function addTexts(texts: Readonly<Record<string, object>>): void {
  for (const [namespace, strings] of Object.entries(texts))
    i18n.addResourceBundle(lang, namespace, strings)
}

/** Forgets all texts, so that a page without its texts fails. */
export function forgetTexts(): void {
  for (const namespace of Object.keys(i18n.store?.data[lang] ?? {}))
    i18n.removeResourceBundle(lang, namespace)
}
