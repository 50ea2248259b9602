import type { Site } from '../site/site.ts'
import type { PublishedPage } from '../siteMap.ts'
import { frameTexts, type PlacedSection, sections, textsOf, withInside } from './index.ts'

/** The files, or their fields, of what a site computes. */
const computedFrom: Partial<Record<PropertyKey, string>> = {
  amounts: 'prices',
  doctorChoices: 'doctors',
  doctorFacts: 'doctors',
  requestChoices: 'clinic.requestOptions',
  specialDays: 'clinic.exceptions',
}

/** The content files that a section's data is made of, by name. */
export const filesOf = (site: Site, section: PlacedSection): ReadonlySet<string> =>
  new Set([...sourcesOf(site, section)].map((source) => source.replace(/\..*/, '')))

/** The same, or of a computed part its field. */
function sourcesOf(site: Site, section: PlacedSection): ReadonlySet<string> {
  const read = new Set<string>()
  const watched = new Proxy(site, {
    get(parts, name) {
      read.add(computedFrom[name] ?? String(name))
      return Reflect.get(parts, name)
    },
  })
  try {
    for (const { kind, record = '' } of withInside(watched, section))
      sections[kind].data(watched, record)
  } catch {
    // A draft's broken file is shown too.
  }
  return read
}

/** Content files that are on every page. */
const frameFiles = ['clinic', 'pages', 'site', 'theme']

/** The published pages that show a file, or a field of it; `isContent`: a content file, else texts. */
export function pagesShowing(
  site: Site,
  name: string,
  isContent: boolean,
  field = '',
): readonly PublishedPage[] {
  const place = `${name}.${field}`
  const source = Object.values(computedFrom).includes(place) ? place : name
  const ofFrame: readonly string[] = isContent ? frameFiles : frameTexts
  if (ofFrame.includes(source)) return site.pages
  return site.pages.filter((page) =>
    isContent
      ? page.sections.some((section) => sourcesOf(site, section).has(source))
      : textsOf(page).some((each) => each === name),
  )
}
