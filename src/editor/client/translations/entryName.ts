import { labelOf, type RecordsOf } from '../../../content/recordNames'
import { fill } from '../../../shared/formats/fill'
import type { FormNode } from '../../contract/validatorMessages'
import { resolveRef } from '../form/formNode'
import { texts } from '../text'

/**
 * The name of a content text: its records and field, `Implant: Titel`, numbered in lists without
 * ids. `key` is its path in the translation file: items by id, else by index.
 */
export function entryName(root: FormNode, value: unknown, key: string, of: RecordsOf): string {
  let node = root
  let here = value
  let title = ''
  const names: string[] = []
  for (const part of key.split('.')) {
    if (Array.isArray(here)) {
      const index = placeOf(here, part)
      node = resolveRef(root, node.items ?? {})
      here = here[index]
      const numbered = fill(texts.translations.group, { title, count: index + 1 })
      if (typeof here === 'object') names.push(labelOf(node, here, of) || numbered)
      else title = numbered
    } else {
      node = resolveRef(root, node.properties?.[part] ?? {})
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

/** The numbers that use a plural form; of many, the first four. */
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
