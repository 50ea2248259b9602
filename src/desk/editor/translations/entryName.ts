import { fill } from '../../lib/words'
import type { FormNode } from '../contract'
import { resolved } from '../form/formContext'
import { texts } from '../words'

/**
 * What a text of a content file goes by: the records around it and its field,
 * `Implant: Titel`; of texts in a list with its number. `key` is its way, as translations
 * have it: an item of a list by its id, one without by its place.
 */
export function entryName(root: FormNode, value: unknown, key: string): string {
  let node = root
  let here = value
  let title = ''
  const names: string[] = []
  for (const part of key.split('.')) {
    if (Array.isArray(here)) {
      const index = placeOf(here, part)
      node = resolved(root, node.items ?? {})
      here = here[index]
      const numbered = fill(texts.translations.group, { title, count: index + 1 })
      if (typeof here === 'object') names.push(nameIn(node, here) ?? numbered)
      else title = numbered
    } else {
      node = resolved(root, node.properties?.[part] ?? {})
      here = Reflect.get(Object(here), part)
      title = node.title ?? title
    }
  }
  return [...names, title].join(': ')
}

const placeOf = (list: readonly unknown[], part: string): number => {
  const index = list.findIndex((item) => Reflect.get(Object(item), 'id') === part)
  return index === -1 ? Number(part) : index
}

function nameIn({ labelledBy, properties }: FormNode, record: unknown): string | undefined {
  const name: unknown = labelledBy && Reflect.get(Object(record), labelledBy)
  if (typeof name !== 'string' || name === '') return undefined
  const field = properties?.[labelledBy ?? '']
  return field?.enumDescriptions?.[field.enum?.indexOf(name) ?? -1] ?? name
}

/** The numbers for which a language has a form of its own, of those there are many with the first few. */
export function numbersOf(language: string, key: string): string | undefined {
  const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1]
  if (form === undefined) return undefined
  const rules = new Intl.PluralRules(language)
  const fitting = Array.from({ length: 201 }, (_, count) => count).filter(
    (count) => rules.select(count) === form,
  )
  const shown = fitting.slice(0, 4).join(', ')
  return fitting.length > 4 ? `${shown}…` : shown
}
