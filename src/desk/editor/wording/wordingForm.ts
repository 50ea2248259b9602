import type { FormNode } from '../contract'

/** Written for no visitor: which language it is, and how it is read. */
const hidden = 'locale'

/** The files of a language's texts, by what they are called, in the order of the words for them. */
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

/** What the site fills in itself, as it stands in a text: `{{name}}`. */
export const slotsOf = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])]

/** Where a text is a heading among its neighbours, they go by it. */
const headings = ['title', 'heading', 'label']

/** The text by which a group of texts goes: its heading, else the first in it. */
function nameOf(part: object): string {
  const all = Object.entries(part)
  const heading = all.find(([key, item]) => headings.includes(key) && typeof item === 'string')
  const [, first] = heading ?? all[0] ?? []
  return typeof first === 'string' ? first : nameOf(Object(first))
}

/**
 * A form for texts, which have no schema: each field goes by its own words as they are
 * published, each group by its heading's. `say` tells what a text has filled in.
 */
export function wordingForm(title: string, published: unknown, say: (slots: string) => string) {
  const nodeOf = (part: unknown, own: string): FormNode => {
    if (typeof part !== 'object' || part === null) {
      const text = String(part)
      const slots = slotsOf(text)
      const description = slots.length > 0 ? say(slots.join(' ')) : undefined
      return { type: 'string', title: own, description }
    }
    const members = Object.entries(part)
    return {
      type: 'object',
      title: own,
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
