import type { LocaleTexts } from '../localeTexts.gen.ts'
import { frameTexts, sections, textsOf } from '../sections/index.ts'
import type { SectionKind } from '../siteMap.ts'

type Namespace = keyof LocaleTexts

const kinds = Object.keys(sections) as SectionKind[]
const textsWith = (shown: readonly SectionKind[]): Namespace[] => [
  ...frameTexts,
  'notFound',
  ...textsOf({ sections: shown.map((kind) => ({ kind })) }),
]

/** The locale files with texts on pages. */
export const pageNamespaces: readonly Namespace[] = textsWith(kinds)

/** The locale files with texts for visitors. */
export const namespaces: readonly string[] = [...pageNamespaces, 'server', 'desk']

/** Those of the frame, the 404 page, the first page and the form with its privacy notice. */
export const neededLocales: ReadonlySet<string> = new Set([
  ...textsWith(['hero', 'appointment', 'privacy']),
  'server',
])
