import type { Path } from '../desk/editor/contract'
import type { Place } from '../desk/editor/preview/contract'
import { type Fact, factsOf, sharedLetters } from './facts'
import { draft } from './given'
import { placesIn, wordsIn } from './origins'
import { pictureOf } from './pictures'

let known: Map<string, Fact[]> | undefined
const facts = () => {
  known ??= factsOf(draft())
  return known
}

const isWithin = (path: Path, around: Path) => around.every((key, index) => path[index] === key)

/** The record that an element stands in, as the page names it: `prices/filling`; undefined outside of one. */
function recordAround(element: Element): { name: string; path: Path } | undefined {
  const mark = element.closest('[data-record]')?.getAttribute('data-record')
  const [name = '', id] = mark?.split('/') ?? []
  const own = facts()
    .get(name)
    ?.find(({ place, value }) => value === id && place.path.at(-1) === 'id')
  return own && { name, path: own.place.path.slice(0, -1) }
}

/** Files of which parts stand on many pages, outside of any record. */
const everywhere = ['clinic', 'site', 'prices', 'privacy', 'testimonials']

let loose: Fact[] | undefined
/** The facts of these files that are no record's. */
function looseFacts(): Fact[] {
  loose ??= everywhere.flatMap((name) =>
    (facts().get(name) ?? []).filter(({ place }) => !isInRecord(name, place.path)),
  )
  return loose
}

/** The facts an element may show: those of its record, and those that are no record's. */
function near(element: Element): Fact[] {
  const record = recordAround(element)
  if (!record) return looseFacts()
  const all = facts().get(record.name) ?? []
  return [...all.filter(({ place }) => isWithin(place.path, record.path)), ...looseFacts()]
}

/** Whether a value belongs to a record, which pages name, and not to the file at large. */
const isInRecord = (name: string, path: Path): boolean =>
  (facts().get(name) ?? []).some(
    ({ place }) => place.path.at(-1) === 'id' && isWithin(path, place.path.slice(0, -1)),
  )

/**
 * The place of a text: of all it was put together from, the one that most of its letters
 * are from. Undefined for a text that nobody wrote.
 */
function placeOfText(node: Node, element: Element): Place | undefined {
  const text = node.nodeValue ?? ''
  let best: { place: Place; letters: number } | undefined
  const consider = (place: Place, letters: number) => {
    if (letters > (best?.letters ?? 0)) best = { place, letters }
  }
  // The whole comes last, and of its letters those of what is filled in are not its own.
  for (const place of placesIn(node)) consider(place, ownLetters(place, text))
  for (const { place, value } of near(element)) consider(place, sharedLetters(value, text))
  return best?.place
}

/** How many letters a text of the draft has, without what is filled in; of an entry of translations its words. */
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

/** The place of what somebody has pressed: of the text itself, of a picture, else of the first text in it or around it. */
export function placeAt(target: Element, pressed: Node | undefined): Place | undefined {
  if (pressed instanceof Text && pressed.parentElement) {
    const place = placeOfText(pressed, pressed.parentElement)
    if (place) return place
  }
  const picture = pictureOf(target, facts())
  if (picture) return picture
  for (let around: Element | null = target; around; around = around.parentElement) {
    for (const { node, element } of wordsIn(around)) {
      const place = placeOfText(node, element)
      if (place) return place
    }
    // Further out it would be a text that only happens to come first.
    if (around.matches('section, article, li, tr, header, footer, [data-record]')) return undefined
  }
  return undefined
}

/** The elements that show a place, or what stands in it, in the order of the page. */
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
    isMeant(pictureOf(picture, facts())),
  )
  return [...own, ...pictures]
}
