import type { Path } from '../../editor/contract/contract'
import type { Place } from '../../editor/contract/preview'
import { manifest } from './builtMedia'
import { draft } from './draft'
import { type Fact, factsOf, sharedLetters } from './facts'
import { placesIn, wordsIn } from './origins'

let known: Map<string, Fact[]> | undefined
const facts = () => {
  known ??= factsOf(draft())
  return known
}

const isWithin = (path: Path, around: Path) => around.every((key, index) => path[index] === key)

/** The record around an element, as the page names it: `prices/filling`. */
function recordAround(element: Element): ({ name: string } & Place) | undefined {
  const mark = element.closest('[data-record]')?.getAttribute('data-record')
  const [name = '', id] = mark?.split('/') ?? []
  const own = facts()
    .get(name)
    ?.find(({ place, value }) => value === id && place.path.at(-1) === 'id')
  return own && { name, file: own.place.file, path: own.place.path.slice(0, -1) }
}

/** Files whose values are shown outside records on many pages. */
const everywhere = ['clinic', 'site', 'prices', 'privacy', 'testimonials']

let loose: Fact[] | undefined
function looseFacts(): Fact[] {
  loose ??= everywhere.flatMap((name) =>
    (facts().get(name) ?? []).filter(({ place }) => !isInRecord(name, place.path)),
  )
  return loose
}

/** The facts an element may show: those of its record and those of no record. */
function near(element: Element): Fact[] {
  const record = recordAround(element)
  if (!record) return looseFacts()
  const all = facts().get(record.name) ?? []
  return [...all.filter(({ place }) => isWithin(place.path, record.path)), ...looseFacts()]
}

const isInRecord = (name: string, path: Path): boolean =>
  (facts().get(name) ?? []).some(
    ({ place }) => place.path.at(-1) === 'id' && isWithin(path, place.path.slice(0, -1)),
  )

/** The place that explains most letters of a text; undefined for a text without one. */
function placeOfText(node: Node, element: Element): Place | undefined {
  const text = node.nodeValue ?? ''
  let best: { place: Place; letters: number } | undefined
  const consider = (place: Place, letters: number) => {
    if (letters > (best?.letters ?? 0)) best = { place, letters }
  }
  // The whole comes last; the letters of its placeholders' values do not count for it.
  for (const place of placesIn(node)) consider(place, ownLetters(place, text))
  for (const { place, value } of near(element)) consider(place, sharedLetters(value, text))
  return best?.place
}

/** The number of letters of a draft's text or translation, without placeholders. */
function ownLetters({ file, path }: Place, printed: string): number {
  const { language, texts } = draft()
  const value: unknown = path.reduce<unknown>(
    (part, key) => Reflect.get(Object(part), key),
    JSON.parse(texts[file] ?? 'null'),
  )
  return Math.min(
    String(typeof value === 'object' ? Reflect.get(Object(value), language) : value)
      .replace(/\{\{[^}]*\}\}/g, '')
      .trim().length,
    printed.length,
  )
}

/** The common prefix of a picture's addresses. */
function stemOf(name: string): string | undefined {
  const made = draft().pictures[name] ?? manifest[name]
  if (!made) return undefined
  return 'stem' in made ? made.stem : made.src
}

/** The place of the picture or video an element shows; of several, one of its own record. */
function pictureOf(element: Element): Place | undefined {
  const shown = element.closest('img, video')
  if (!shown) return undefined
  const sources = [element, ...(element.parentElement?.querySelectorAll(':scope > source') ?? [])]
  const addresses = sources.map((each) => each.getAttribute('src') ?? '').filter(Boolean)
  const found = [...facts().values()].flat().filter(({ value }) => {
    const stem = typeof value === 'string' ? stemOf(value) : undefined
    return stem !== undefined && addresses.some((address) => address.startsWith(stem))
  })
  const record = recordAround(shown)
  const own =
    record &&
    found.find(({ place }) => place.file === record.file && isWithin(place.path, record.path))
  return (own ?? found[0])?.place
}

/** The place of a click: of the text, of a picture, else of the first text in or around it. */
export function placeAt(target: Element, pressed: Node | undefined): Place | undefined {
  if (pressed instanceof Text && pressed.parentElement) {
    const place = placeOfText(pressed, pressed.parentElement)
    if (place) return place
  }
  const picture = pictureOf(target)
  if (picture) return picture
  for (let around: Element | null = target; around; around = around.parentElement) {
    for (const { node, element } of wordsIn(around)) {
      const place = placeOfText(node, element)
      if (place) return place
    }
    // Further out, the first text is unrelated.
    if (around.matches('section, article, li, tr, header, footer, [data-record]')) return undefined
  }
  return undefined
}

/** The elements that show a place or a part of it, in document order. */
export function elementsOf({ file, path }: Place): Element[] {
  const isMeant = (place: Place | undefined) => place?.file === file && isWithin(place.path, path)
  const own = wordsIn(document.body)
    .filter(({ node, element }) => {
      if (placesIn(node).some(isMeant)) return true
      return near(element).some(
        (fact) => isMeant(fact.place) && sharedLetters(fact.value, node.nodeValue ?? '') > 0,
      )
    })
    .map(({ element }) => element)
  const pictures = [...document.querySelectorAll('img, video')].filter((picture) =>
    isMeant(pictureOf(picture)),
  )
  return [...own, ...pictures]
}
