import { pagesShowing } from '../../content/sections/shownOn'
import type { Site } from '../../content/site/site'
import type { FromPreview, Place } from '../../editor/contract/preview'
import type { Finder } from './find'

const mark = 'data-pointed'

/** Outlines the element that shows a place and opens its panel, and marks changed places. */
export function point(
  { finder, site }: { finder: () => Finder; site: Site },
  place: Place | undefined,
  changed: readonly Place[],
  bring: boolean,
): FromPreview {
  if (changed.length > 0)
    for (const each of finder().elementsOf(changed)) each.setAttribute('data-changed', '')
  for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark)
  if (!place) return { kind: 'pointed', isHere: true, pages: [] }
  const found = finder().elementsOf([place])
  const element = found.find(isSeen) ?? found[0]
  if (element) {
    openAround(element)
    element.setAttribute(mark, '')
    // After the panel has opened.
    if (bring) requestAnimationFrame(() => bringIntoSight(element))
  }
  const pages = pagesWith(place, finder().recordsAround(place), site)
  // The menus of all pages show its name.
  const isHere = isOfPage(place)
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

/** The page of a place, those that show its record, or those with a section that reads its file. */
function pagesWith(place: Place, records: readonly string[], site: Site): string[] {
  const { pages } = site
  const own = isOfPage(place)
    ? pages.filter(({ id }) => records.includes(id))
    : pages.filter(({ sections }) => sections.some(({ record = '' }) => records.includes(record)))
  const name = /([^/]+)\.json$/.exec(place.file)?.[1] ?? ''
  const isContent = /(?:^|\/)content\//.test(place.file)
  const shown = own.length > 0 ? own : pagesShowing(site, name, isContent)
  return shown.map(({ id }) => id)
}

const isOfPage = ({ file, path }: Place) => file === 'content/pages.json' && path[0] === 'pages'
