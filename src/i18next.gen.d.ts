// Generated from locales/tr by `npm run generate`. Do not edit.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof import('virtual:locale/common').default
      notFound: typeof import('virtual:locale/notFound').default
      server: typeof import('virtual:locale/server').default
    }
  }
}
