import { pagesShowing } from '../../content/sections/shownOn'
import type { Site } from '../../content/site/site'
import type { FromPreview, Place, Pointed } from '../../editor/contract/preview'
import type { Finder } from './find'

const marks = { field: 'data-pointed', change: 'data-changed' }

/** Outlines the element that shows a field, or each that shows a changed place, and opens its panel. */
export function point(
  { finder, site }: { finder: () => Finder; site: Site },
  { look, places }: Pointed,
): FromPreview {
  for (const mark of Object.values(marks))
    for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark)
  if (places.length === 0) return { kind: 'pointed', isHere: look === 'field', pages: [] }
  const found = finder().elementsOf(places)
  const element = found.find(isSeen) ?? found[0]
  for (const each of look === 'change' ? found : found.filter((each) => each === element)) {
    openAround(each)
    each.setAttribute(marks[look], '')
  }
  const slide = element?.closest('[data-carousel-slide]')
  const carousel = slide?.closest('[data-active]')
  if (slide && carousel) turnTo(carousel, [...slidesIn(carousel)].indexOf(slide))
  // After the panels have opened.
  if (element) requestAnimationFrame(() => bringIntoSight(element))
  const pages = places.flatMap((place) => pagesWith(place, finder().recordsAround(place), site))
  // The menus of all pages show a page's name, and other files have texts equal to one of a form's.
  const isForm = pages.length > 0 && places.every(({ path }) => path.length === 0)
  const isHere =
    isForm || places.every(isOfPage)
      ? pages.includes(document.documentElement.dataset.page ?? '')
      : element !== undefined
  return { kind: 'pointed', isHere, pages }
}

/** Safari before 17.4 has no `checkVisibility`. */
const isSeen = (element: Element) =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })

function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function openAround(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.matches('[data-state="closed"][id]')) openPanel(around.id)
}

/** The ids of open panels are restored in the next frame. */
export function openPanel(id: string): void {
  const panel = document.getElementById(id)
  panel?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
}

const slidesIn = (carousel: Element) => carousel.querySelectorAll('[data-carousel-slide]')

/** Turns a carousel to the slide at `index`. Before it starts, it is a scroller and starts where it is. */
export function turnTo(carousel: Element, index: number): void {
  const slides = slidesIn(carousel)
  if (/static|waiting/.test(carousel.getAttribute('data-state') ?? '')) {
    slides[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
    return
  }
  const next = carousel.querySelector<HTMLElement>('[data-shape="next"]')
  const turns = index - Number(carousel.getAttribute('data-active')) + slides.length
  for (let turn = turns % slides.length; turn > 0; turn -= 1) next?.click()
}

/** The page of a place, those that show its record, or those with a section that reads its file. */
function pagesWith(place: Place, records: readonly string[], site: Site): string[] {
  const { pages } = site
  const own = isOfPage(place)
    ? pages.filter(({ id }) => records.includes(id))
    : pages.filter(({ sections }) => sections.some(({ record = '' }) => records.includes(record)))
  const name = /([^/]+)\.json$/.exec(place.file)?.[1] ?? ''
  const isContent = /(?:^|\/)content\//.test(place.file)
  const shown = own.length > 0 ? own : pagesShowing(site, name, isContent, String(place.path[0]))
  return shown.map(({ id }) => id)
}

const isOfPage = ({ file, path }: Place) => file === 'content/pages.json' && path[0] === 'pages'
