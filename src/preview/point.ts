import sectionFiles from 'virtual:section-files'
import { pages } from '../content/pages'
import type { FromPreview, Place } from '../desk/editor/preview/contract'
import { elementsOf } from './find'

const mark = 'data-pointed'

/** Outlines what shows a place, in its panel where that was closed, and nothing else. */
export function point(place: Place | undefined, bring: boolean): FromPreview {
  for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark)
  if (!place) return { kind: 'pointed', isHere: true, pages: [] }
  const found = elementsOf(place)
  const element = found.find(isSeen) ?? found[0]
  if (element) {
    openAround(element)
    element.setAttribute(mark, '')
    // A panel opens in its own time: what it holds has its place afterwards.
    if (bring) requestAnimationFrame(() => bringIntoSight(element))
  }
  return { kind: 'pointed', isHere: element !== undefined, pages: pagesWith(place) }
}

/** Safari before 17.4 cannot tell. */
const isSeen = (element: Element) =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })

function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Opens the panels an element stands in, as a visitor would. */
function openAround(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.matches('[data-state="closed"][id]')) openPanel(around.id)
}

/** The ids of what is open, to be opened again in the next frame. */
export function openPanel(id: string): void {
  const panel = document.getElementById(id)
  panel?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
}

/** The pages on which a section reads the place's file. */
function pagesWith({ file }: Place): string[] {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const side = /(?:^|\/)content\//.test(file) ? 'content' : 'locale'
  const reads = (kind: string) => sectionFiles[kind]?.[side].includes(name) ?? false
  return pages.filter(({ kinds }) => kinds.some(reads)).map(({ id }) => id)
}
