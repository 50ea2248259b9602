import { fill } from '../../../shared/formats/fill'
import { plainLetters } from '../../../shared/formats/letters'
import { valuesByPath } from '../../../shared/json'
import type { FileName, Path } from '../../contract/contract'
import type { FormNode } from '../../contract/validatorMessages'
import { shownSlots, shownText } from '../slots'
import { languageOf, texts } from '../text'

/** Not shown to visitors: language and direction. */
const hidden = 'locale'

/** The locale files with their titles, in the order of `groups`. */
export function wordingFiles(
  language: string,
  files: Readonly<Record<string, string>>,
  groups: Readonly<Record<string, string>>,
): { file: string; title: string }[] {
  return Object.entries(groups).flatMap(([name, title]) => {
    const file = `locales/${language}/${name}.json`
    return file in files && name !== hidden ? [{ file, title }] : []
  })
}

/** The keys of headings: a heading names its group. */
const headings = ['title', 'heading', 'label']

/** A group's name: its heading, else its first text. */
function nameOf(part: object): string {
  const all = Object.entries(part)
  const heading = all.find(([key, item]) => headings.includes(key) && typeof item === 'string')
  const [, first] = heading ?? all[0] ?? []
  return typeof first === 'string' ? first : nameOf(Object(first))
}

/**
 * A form for locale texts, which have no schema: a field's title is its published text, a group's
 * its heading.
 */
export function wordingForm(title: string, published: unknown) {
  const nodeOf = (part: unknown, own: string): FormNode => {
    if (typeof part !== 'object' || part === null) {
      const text = String(part)
      const slots = shownSlots(text)
      const description = slots === '' ? undefined : fill(texts.wording.slots, { slots })
      return { type: 'string', title: shownText(own), description }
    }
    const members = Object.entries(part)
    return {
      type: 'object',
      title: shownText(own),
      required: members.map(([key]) => key),
      properties: Object.fromEntries(
        members.map(([key, item]) => [
          key,
          nodeOf(item, typeof item === 'object' ? nameOf(Object(item)) : String(item)),
        ]),
      ),
    }
  }
  return nodeOf(published, title)
}

export type FoundText = { file: string; title: string; path: Path; text: string }

/** The texts that contain `search`, in file order; none for a blank search. */
export function findTexts(
  files: readonly { file: string; title: string }[],
  textOf: (file: string) => string,
  search: string,
): FoundText[] {
  const needle = plainLetters(search.trim())
  if (needle === '') return []
  return files.flatMap(({ file, title }) =>
    [...valuesByPath(JSON.parse(textOf(file)))].flatMap(([key, text]) =>
      typeof text === 'string' && plainLetters(text).includes(needle)
        ? [{ file, title, path: key.split('.'), text }]
        : [],
    ),
  )
}

const groups: Readonly<Record<string, string | undefined>> = texts.wording.groups

/** The title of a locale file; undefined for translations and other files. */
export const groupOf = (file: FileName): string | undefined =>
  languageOf(file) === undefined
    ? groups[/^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1] ?? '']
    : undefined
