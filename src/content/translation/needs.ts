import type { LocaleTexts } from '../localeTexts.gen.ts'

/** The locale files with texts on pages. */
export const pageNamespaces = [
  'about',
  'appointment',
  'carousel',
  'common',
  'contact',
  'footer',
  'home',
  'notFound',
  'offline',
  'pain',
  'prices',
  'privacy',
  'services',
  'staff',
  'treatment',
] as const satisfies readonly (keyof LocaleTexts)[]

/** The locale files with texts for visitors. */
export const namespaces: readonly string[] = [...pageNamespaces, 'server', 'desk']

/** Those of the frame, the 404 page, the first page and the form with its privacy notice. */
export const neededLocales: ReadonlySet<string> = new Set([
  'appointment',
  'carousel',
  'common',
  'contact',
  'footer',
  'home',
  'notFound',
  'offline',
  'privacy',
  'server',
])
