// Generated from the keys in locales/ by `npm run generate`. Do not edit.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    /** No default values: the type error of an unknown key names the key first. */
    strictKeyChecks: true
    resources: {
      about: typeof import('virtual:locale/about').default
      appointment: typeof import('virtual:locale/appointment').default
      carousel: typeof import('virtual:locale/carousel').default
      common: typeof import('virtual:locale/common').default
      contact: typeof import('virtual:locale/contact').default
      desk: typeof import('virtual:locale/desk').default
      editor: typeof import('virtual:locale/editor').default
      footer: typeof import('virtual:locale/footer').default
      home: typeof import('virtual:locale/home').default
      notFound: typeof import('virtual:locale/notFound').default
      offline: typeof import('virtual:locale/offline').default
      prices: typeof import('virtual:locale/prices').default
      privacy: typeof import('virtual:locale/privacy').default
      server: typeof import('virtual:locale/server').default
      services: typeof import('virtual:locale/services').default
      staff: typeof import('virtual:locale/staff').default
      treatment: typeof import('virtual:locale/treatment').default
    }
  }
}
