import { labelOf, type RecordsOf, recordName, recordsIn } from '../../content/recordNames'
import type { FileName, Finding, Path } from '../contract/contract'
import type { FormNode, Forms } from '../contract/validatorMessages'
import { resolveRef } from './form/formNode'
import { texts } from './text'

/**
 * An entry of the editor's index. `name`: a content file (`prices`), a field with a form of its
 * own (`clinic:hours`), or a further index.
 */
export type Subject = { name: string; title: string; help: string }

/** Changed weekly, most often first; `file:field` names a field. */
const OFTEN = [
  'prices',
  'clinic:hours',
  'clinic:exceptions',
  'doctors',
  'services',
  'testimonials',
  'hero',
]

/** Changed seldom, likelier first; unnamed files come last. */
const SELDOM = [
  'clinic',
  'about',
  'appointment',
  'questions',
  'treatments',
  'statistics',
  'galleries',
  'calls',
  'prose',
  'pages',
  'privacy',
  'theme',
  'site',
]

/** The file of a subject: `prices` is a content file; a locale file is its own name. */
export const fileOf = (name: string): FileName =>
  name.includes('/') ? name : `content/${name.split(':')[0]}.json`

/** The field of a subject that is not a whole file. */
export const partOf = (name: string): string | undefined => name.split(':')[1]

export const subjectOf = (file: FileName): string =>
  /^content\/([^/]+)\.json$/.exec(file)?.[1] ?? file

export function subjectsOf(forms: Forms): { often: Subject[]; others: Subject[] } {
  const others = [...new Set([...SELDOM, ...Object.keys(forms)])]
  const subjects = (names: readonly string[]): Subject[] =>
    names.flatMap((name) => {
      const node = nodeOf(forms, name)
      return node ? [{ name, title: node.title ?? name, help: node.description ?? '' }] : []
    })
  return {
    often: subjects(OFTEN),
    others: subjects(others.filter((name) => !OFTEN.includes(name))),
  }
}

/** The form of a subject; undefined if it has none. */
export function nodeOf(forms: Forms, name: string): FormNode | undefined {
  const root = forms[name.split(':')[0] ?? '']
  const part = partOf(name)
  if (!root || part === undefined) return root
  const own = root.properties?.[part]
  return own && resolveRef(root, own)
}

/** The profession that a site names; undefined for a dentist's. */
export const professionOf = (texts: Readonly<Record<FileName, string>>): string | undefined =>
  JSON.parse(texts['content/site.json'] ?? '{}').profession?.type

/** The codes of the further languages that the text of a site's file names. */
export function languagesIn(site = '{}'): string[] {
  const { languages } = JSON.parse(site) as { languages?: { code: string }[] }
  return Array.isArray(languages) ? languages.map(({ code }) => code) : []
}

/** The records of the draft. */
export const recordsOfDraft = (textOf: (file: FileName) => string, forms: Forms): RecordsOf =>
  recordsIn((file) => JSON.parse(textOf(file) || '{}'), forms)

/** Finds the name of the innermost named record around a finding, else of the record itself. */
export const recordOf =
  (forms: Forms, textOf: (file: FileName) => string) =>
  ({ file, path = [] }: Pick<Finding, 'file' | 'path'>): string | undefined => {
    const root = forms[subjectOf(file)]
    if (!root) return undefined
    const recordsOf = recordsOfDraft(textOf, forms)
    let node = root
    let here: unknown = JSON.parse(textOf(file))
    let found: string | undefined
    for (const key of path) {
      const inner = typeof key === 'number' ? node.items : node.properties?.[key]
      node = resolveRef(root, inner ?? {})
      here = Reflect.get(Object(here), key)
      if (typeof here !== 'object') continue
      found = labelOf(node, here, recordsOf) || found
      if (typeof key === 'number') found ??= recordName(node, here, key, recordsOf)
    }
    return found
  }

/** Locale texts have their own index. */
export const wordingSubject: Subject = {
  name: 'wording',
  title: texts.wording.heading,
  help: texts.wording.intro,
}

/** Translations have their own index. */
export const translationsSubject: Subject = {
  name: 'translations',
  title: texts.translations.heading,
  help: texts.translations.intro,
}

/** True for the index of translations and for each language. */
export const isTranslations = (subject: string) =>
  subject.split(':')[0] === translationsSubject.name

/** The subject that the back button opens. */
export const above = (subject: string, isWording: boolean) =>
  isWording
    ? wordingSubject.name
    : isTranslations(subject) && partOf(subject)
      ? translationsSubject.name
      : ''

/** Whether the form of a subject shows a path. */
export const partHas = (subject: string, [first]: Path) =>
  partOf(subject) === undefined || partOf(subject) === first
