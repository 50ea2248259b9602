import type { FileName, FormNode, Forms } from './contract'
import { resolved } from './form/formContext'

/** What the editor chooses first: a content file, or one field of it that has a form of its own. */
export type Subject = { name: string; file: FileName; part?: string; title: string; help: string }

/** What a clinic changes week by week, most often first; a field of a file stands behind a colon. */
const OFTEN = [
  'prices',
  'clinic:hours',
  'clinic:exceptions',
  'doctors',
  'services',
  'testimonials',
  'hero',
]

/** What is changed now and then, the likelier first; what is not named here comes last. */
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

/** A content file by its name, `prices`; the file of a language's texts names itself. */
export const fileOf = (name: string): FileName =>
  name.includes('/') ? name : `content/${name.split(':')[0]}.json`

/** The field a subject is about, where it is not a whole file. */
export const partOf = (name: string): string | undefined => name.split(':')[1]

/** The name of a file's subject. */
export const subjectOf = (file: FileName): string =>
  /^content\/([^/]+)\.json$/.exec(file)?.[1] ?? file

/** The subjects there are forms for: what is changed often, and the others. */
export function subjectsOf(forms: Forms): { often: Subject[]; others: Subject[] } {
  const others = [...new Set([...SELDOM, ...Object.keys(forms)])]
  const told = (names: readonly string[]) => names.flatMap((name) => subject(forms, name) ?? [])
  return { often: told(OFTEN), others: told(others.filter((name) => !OFTEN.includes(name))) }
}

function subject(forms: Forms, name: string): Subject | undefined {
  const node = nodeOf(forms, name)
  if (!node) return undefined
  const { title = name, description: help = '' } = node
  const part = partOf(name)
  return { name, file: fileOf(name), title, help, ...(part !== undefined && { part }) }
}

/** What the form of a subject is made of; undefined where there is none. */
export function nodeOf(forms: Forms, name: string): FormNode | undefined {
  const root = forms[name.split(':')[0] ?? '']
  const part = partOf(name)
  if (!root || part === undefined) return root
  const own = root.properties?.[part]
  return own && resolved(root, own)
}
