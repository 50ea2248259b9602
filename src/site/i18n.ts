import common from 'virtual:locale/common'
import locale from 'virtual:locale/locale'
import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ending } from '../shared/formats/ending'

export const { lang, dir } = locale

const strict: InitOptions = {
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`locales/${lang}/${namespace}.json: missing key "${key}"`)
  },
  missingInterpolationHandler: (text, match) => {
    throw new Error(`locales/${lang}: no value for ${match[0]} in "${text}"`)
  },
}

/** One language per build. While prerendering, a missing key or variable fails the build. */
export const i18n = i18next.createInstance()

i18n.use(initReactI18next).init({
  lng: lang,
  resources: { [lang]: { common } },
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  ...(import.meta.env.SSR && strict),
})

i18n.services.formatter?.add('ending', (time, _language, options) => ending(time, options) ?? '')

/** Adds the texts of a route; called once, when its module is loaded. */
export function addStrings(namespace: string, strings: object): void {
  i18n.addResourceBundle(lang, namespace, strings)
}
