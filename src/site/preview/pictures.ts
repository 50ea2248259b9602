import { manifest } from 'virtual:built-media'
import type { Place } from '../../editor/contract/preview'
import type { Fact } from './facts'
import { draft } from './given'

/** The common prefix of a picture's addresses. */
function stemOf(name: string): string | undefined {
  const made = draft().pictures[name] ?? manifest[name]
  if (!made) return undefined
  return 'stem' in made ? made.stem : made.src
}

/** The place of the picture or video an element shows; of several, one of its own record. */
export function pictureOf(element: Element, facts: Map<string, Fact[]>): Place | undefined {
  const sources = [element, ...(element.parentElement?.querySelectorAll(':scope > source') ?? [])]
  const shown = element.closest('img, video')
  if (!shown) return undefined
  const addresses = sources.map((each) => each.getAttribute('src') ?? '').filter(Boolean)
  const [file = '', id] =
    shown.closest('[data-record]')?.getAttribute('data-record')?.split('/') ?? []
  const all = [...facts].flatMap(([name, list]) => list.map((fact) => ({ name, ...fact })))
  const found = all.filter(({ value }) => {
    const stem = typeof value === 'string' ? stemOf(value) : undefined
    return stem !== undefined && addresses.some((address) => address.startsWith(stem))
  })
  const isOwn = ({ name, place }: (typeof found)[number]) =>
    name === file &&
    all.some(
      (fact) =>
        fact.name === name &&
        fact.value === id &&
        fact.place.path.at(-1) === 'id' &&
        fact.place.path.slice(0, -1).every((key, index) => place.path[index] === key),
    )
  return (found.find(isOwn) ?? found[0])?.place
}
