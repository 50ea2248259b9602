import { isPublished, pages } from '../../content/pages'
import sectionFiles from '../../content/section-files.gen.json'
import type { FromPreview, Place } from '../../editor/contract/preview'
import { draft } from './draft'
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
  const shownOn = pagesWith(place)
  // The menus of all pages show its name.
  const isHere = isOfPage(place)
    ? shownOn.includes(document.documentElement.dataset.page ?? '')
    : element !== undefined
  return { kind: 'pointed', isHere, pages: shownOn }
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

type PageRecord = { id: string; sections: { record?: string }[] }

/** The page of a place, those that show its record, or those with a section that reads its file. */
function pagesWith({ file, path }: Place): string[] {
  const { texts } = draft()
  const read = (name: string) => JSON.parse(texts[name] ?? '{}')
  const records: PageRecord[] = read('content/pages.json').pages
  const ids = recordsAlong(read(file), path)
  const own = isOfPage({ file, path })
    ? records.filter(({ id }) => ids.includes(id))
    : records.filter(({ sections }) => sections.some(({ record }) => ids.includes(record)))
  if (own.length > 0) return own.map(({ id }) => id).filter(isPublished)
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const side = /(?:^|\/)content\//.test(file) ? 'content' : 'locale'
  const files: Record<string, { content: string[]; locale: string[] }> = sectionFiles
  const reads = (kind: string) => files[kind]?.[side].includes(name) ?? false
  return pages.filter(({ kinds }) => kinds.some(reads)).map(({ id }) => id)
}

const isOfPage = ({ file, path }: Place) => file === 'content/pages.json' && path[0] === 'pages'

/** The ids of the records around a place. */
function recordsAlong(value: unknown, path: Place['path']): unknown[] {
  const ids: unknown[] = []
  let here = value
  for (const key of path) {
    here = Reflect.get(Object(here), key)
    const id: unknown = Reflect.get(Object(here), 'id')
    if (id !== undefined) ids.push(id)
  }
  return ids
}
