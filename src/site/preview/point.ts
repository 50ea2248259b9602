import sectionFiles from 'virtual:section-files'
import { pages } from '../../content/pages'
import type { FromPreview, Place } from '../../editor/contract/preview'
import { elementsOf } from './find'

const mark = 'data-pointed'

/** Outlines the element that shows a place and opens its panel. */
export function point(place: Place | undefined, bring: boolean): FromPreview {
  for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark)
  if (!place) return { kind: 'pointed', isHere: true, pages: [] }
  const found = elementsOf(place)
  const element = found.find(isSeen) ?? found[0]
  if (element) {
    openAround(element)
    element.setAttribute(mark, '')
    // After the panel has opened.
    if (bring) requestAnimationFrame(() => bringIntoSight(element))
  }
  return { kind: 'pointed', isHere: element !== undefined, pages: pagesWith(place) }
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

/** The pages with a section that reads the place's file. */
function pagesWith({ file }: Place): string[] {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const side = /(?:^|\/)content\//.test(file) ? 'content' : 'locale'
  const reads = (kind: string) => sectionFiles[kind]?.[side].includes(name) ?? false
  return pages.filter(({ kinds }) => kinds.some(reads)).map(({ id }) => id)
}
