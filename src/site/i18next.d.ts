import 'i18next'
import type { LocaleTexts } from '../content/localeTexts.gen'

declare module 'i18next' {
  /** Keys and variables are checked by `tsc`. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    /** No default values: the type error of an unknown key names the key first. */
    strictKeyChecks: true
    resources: Omit<LocaleTexts, 'locale'>
  }
}
