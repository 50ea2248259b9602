import { overlaid, suppliedTexts } from '../../../content/texts/engineTexts'
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
export const wordingFiles = (
  language: string,
  groups: Readonly<Record<string, string>>,
): { file: string; title: string }[] =>
  Object.entries(groups).flatMap(([name, title]) =>
    name === hidden ? [] : [{ file: `locales/${language}/${name}.json`, title }],
  )

const placeOf = (file: FileName) => {
  const [, language = '', name = ''] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
  return { language, name }
}

/** The engine's texts of a locale file; undefined for other files. */
const suppliedIn = (file: FileName, profession?: string): object | undefined => {
  const { language, name } = placeOf(file)
  return name === '' ? undefined : suppliedTexts(language, name, profession)
}

/** A file's value, with the engine's texts where a locale file has none. */
export const shownTexts = (file: FileName, text: string, profession?: string): unknown => {
  const [supplied, own] = [suppliedIn(file, profession), JSON.parse(text) as unknown]
  return supplied ? overlaid(supplied, own) : own
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
 * A form for a locale file, which has no schema: a field's title is its published text, a group's
 * its heading. The engine's text is in the field of a text that the clinic has not written, and
 * below one that the clinic has changed.
 */
export function wordingForm(title: string, file: FileName, published: string, profession?: string) {
  const nodeOf = (part: unknown, supplied: unknown, own: string): FormNode => {
    if (typeof part !== 'object' || part === null) {
      const text = String(part)
      const slots = shownSlots(text)
      const hints = [
        slots && fill(texts.wording.slots, { slots }),
        typeof supplied === 'string' &&
          supplied !== part &&
          fill(texts.wording.supplied, { text: shownText(supplied) }),
      ].filter(Boolean)
      return {
        type: 'string',
        title: shownText(own),
        description: hints.join(' ') || undefined,
        ...(typeof supplied === 'string' && { default: supplied }),
      }
    }
    const members = Object.entries(part)
    const suppliedAt = (key: string): unknown => Reflect.get(Object(supplied), key)
    return {
      type: 'object',
      title: shownText(own),
      required: members.flatMap(([key]) => (suppliedAt(key) === undefined ? [key] : [])),
      properties: Object.fromEntries(
        members.map(([key, item]) => [
          key,
          nodeOf(
            item,
            suppliedAt(key),
            typeof item === 'object' ? nameOf(Object(item)) : String(item),
          ),
        ]),
      ),
    }
  }
  return nodeOf(shownTexts(file, published, profession), suppliedIn(file, profession), title)
}

export type FoundText = { file: string; title: string; path: Path; text: string }

/** The texts that contain `search`, the engine's too, in file order; none for a blank search. */
export function findTexts(
  files: readonly { file: string; title: string }[],
  textOf: (file: string) => string,
  search: string,
  profession?: string,
): FoundText[] {
  const needle = plainLetters(search.trim())
  if (needle === '') return []
  return files.flatMap(({ file, title }) =>
    [...valuesByPath(shownTexts(file, textOf(file), profession))].flatMap(([key, text]) =>
      typeof text === 'string' && plainLetters(text).includes(needle)
        ? [{ file, title, path: key.split('.'), text }]
        : [],
    ),
  )
}

const groups: Readonly<Record<string, string | undefined>> = texts.wording.groups

/** The title of a locale file; undefined for translations and other files. */
export const groupOf = (file: FileName): string | undefined =>
  languageOf(file) === undefined ? groups[placeOf(file).name] : undefined
