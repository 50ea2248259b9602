// Generated from locales/tr by `npm run generate`. Do not edit.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof import('virtual:locale/common').default
      contact: typeof import('virtual:locale/contact').default
      notFound: typeof import('virtual:locale/notFound').default
      server: typeof import('virtual:locale/server').default
      services: typeof import('virtual:locale/services').default
    }
  }
}
