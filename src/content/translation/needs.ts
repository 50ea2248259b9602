import sectionFiles from '../section-files.gen.json' with { type: 'json' }

const files: Record<string, { locale: string[] }> = sectionFiles

const localesOf = (kinds: readonly string[]) => kinds.flatMap((kind) => files[kind]?.locale ?? [])

/** The locale files with texts on pages. */
export const pageNamespaces: readonly string[] = [...new Set(localesOf(Object.keys(files)))]

/** The locale files with texts for visitors. */
export const namespaces: readonly string[] = [...pageNamespaces, 'server', 'desk']

/** Those of the frame, the 404 page, the first page and the form with its privacy notice. */
export const neededLocales: ReadonlySet<string> = new Set([
  ...localesOf(['frame', 'footer', 'navigation', 'not-found', 'hero', 'appointment', 'privacy']),
  'server',
])
