import type { Sites } from '../../content/site/site'
import type { DraftSite, Place } from '../../editor/contract/preview'
import type { OpenSite } from '../openSite'
import { manifest } from './builtMedia'
import { lettersOf, plain, type Value, valuesOf } from './values'

/** Attributes with texts. */
const worded = ['alt', 'aria-label', 'placeholder', 'title']

/** Further out than these, a text is unrelated to a click. */
const whole = 'section, article, li, tr, header, footer, [data-record]'

/** A text with the element that shows it. */
type Shown = { text: string; element: Element }

type Explained = { value: Value; letters: number }

export type Finder = ReturnType<typeof openFinder>

/**
 * Finds the fields of a draft by the texts of the page. `sites`: the draft with its file names;
 * `shown`: the page's site, which writes its figures.
 */
export function openFinder({ language, pictures }: DraftSite, sites: Sites, shown: OpenSite) {
  const { values, records } = valuesOf(sites.in(language), sites.origin, shown)

  const known = new Map<string, readonly Explained[]>()
  /** The values that explain a text or a part of it. */
  function valuesIn(text: string): readonly Explained[] {
    const found =
      known.get(text) ??
      values
        .map((value) => ({ value, letters: lettersOf(value, text) }))
        .filter(({ letters }) => letters > 0)
    known.set(text, found)
    return found
  }

  /** Those that an element may show; another record explains all of a text or nothing. */
  const near = ({ text, element }: Shown): readonly Explained[] =>
    valuesIn(text).filter(
      ({ value, letters }) =>
        value.records.length === 0 ||
        (letters === Infinity && !value.isFact) ||
        isOf(value, element),
    )

  /** Those that explain most of a text. */
  function bestOf(shown: Shown): Value[] {
    const found = near(shown)
    const most = Math.max(...found.map(({ letters }) => letters))
    return found.filter(({ letters }) => letters === most).map(({ value }) => value)
  }

  /** Of equal values that of its neighbours; none of several in its record. */
  function valueShown(shown: Shown): Value | undefined {
    const equal = bestOf(shown)
    const own = equal.filter((value) => isOf(value, shown.element))
    if (own.length > 0) return own.length > 1 ? amongNeighbours(shown, own) : own[0]
    return equal.length > 1 ? (amongNeighbours(shown, equal) ?? equal[0]) : equal[0]
  }

  /** Of equal values the one whose group, else whose file, most texts around are from. */
  function amongNeighbours({ text, element }: Shown, equal: Value[]): Value | undefined {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const kin = textsIn(around)
        .filter((each) => each.text !== text)
        .flatMap(bestOf)
      for (const nameOf of [groupOf, fileOf]) {
        const counts = equal.map(
          (each) => kin.filter((other) => nameOf(other) === nameOf(each)).length,
        )
        const most = Math.max(1, ...counts)
        if (counts.filter((count) => count === most).length === 1)
          return equal[counts.indexOf(most)]
      }
    }
    return undefined
  }

  /** The value of the picture or video an element shows; of several, one of its own record. */
  function pictureOf(element: Element): Value | undefined {
    const shown = element.closest('img, video')
    if (!shown) return undefined
    const sources = [shown, ...(shown.parentElement?.querySelectorAll('source') ?? [])]
    const addresses = sources.map((each) => each.getAttribute('src') ?? '').filter(Boolean)
    const found = values.filter(({ texts: [[name = ''] = []] }) => {
      const made = pictures[name] ?? manifest[name]
      const stem = made && ('stem' in made ? made.stem : made.src)
      return stem !== undefined && addresses.some((address) => address.startsWith(stem))
    })
    return found.find((value) => isOf(value, shown)) ?? found[0]
  }

  return {
    /** The place of a click: of its text or picture, else the record or the next text around. */
    placeAt(target: Element, pressed: Node | undefined): Place | undefined {
      const element = pressed?.parentElement
      const text = plain(pressed?.nodeValue ?? '')
      const value = (element && text && valueShown({ text, element })) || pictureOf(target)
      if (value) return value.places[0]
      const record = records.get(recordOf(target) ?? '')
      if (text && record) return record
      for (let around: Element | null = target; around; around = around.parentElement) {
        const [first] = textsIn(around).flatMap((shown) => valueShown(shown) ?? [])
        if (first) return first.places[0]
        if (around.matches(whole)) return record
      }
      return record
    },
    /** The elements that show a place or a part of it; those whose click leads there come first. */
    elementsOf(wanted: readonly Place[]): Element[] {
      const isMeant = (value: Value | undefined) =>
        value?.places.some((each) => wanted.some((place) => isWithin(each, place))) ?? false
      const shown = textsIn(document.body).filter((each) =>
        near(each).some(({ value }) => isMeant(value)),
      )
      const pictures = [...document.querySelectorAll('img, video')].filter((each) =>
        isMeant(pictureOf(each)),
      )
      const leading = shown.filter((each) => isMeant(valueShown(each)))
      return [...[...leading, ...shown].map(({ element }) => element), ...pictures]
    },
    /** The ids of the records that all of a place is in. */
    recordsAround(place: Place): string[] {
      const [first, ...others] = values.filter(({ places }) => isWithin(places[0], place))
      const shared = first?.records.filter((each) =>
        others.every(({ records }) => records.includes(each)),
      )
      return shared?.map((record) => record.slice(record.indexOf('/') + 1)) ?? []
    },
  }
}

/** The texts at and in an element. */
function textsIn(root: Element): Shown[] {
  const found: Shown[] = []
  const add = (text: string | null, element: Element | null) => {
    const words = plain(text ?? '')
    if (words && element) found.push({ text: words, element })
  }
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = nodes.nextNode())
    if (node instanceof Element) for (const name of worded) add(node.getAttribute(name), node)
    else add(node.nodeValue, node.parentElement)
  return found
}

const recordOf = (element: Element): string | undefined =>
  element.closest('[data-record]')?.getAttribute('data-record') ?? undefined

const isOf = ({ records }: Value, element: Element): boolean =>
  records.includes(recordOf(element) ?? '')

const isWithin = (place: Place, around: Place): boolean =>
  place.file === around.file && around.path.every((key, index) => place.path[index] === key)

const fileOf = ({ places: [{ file }] }: Value) => file

/** The keys of a translation file are paths. */
const groupOf = ({ places: [{ file, path }] }: Value) =>
  [file, ...path].join('.').split('.').slice(0, -1).join('.')
