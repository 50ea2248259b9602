import { type ClinicPlace, readContent, readSiteMap } from '../../src/content/read.ts'
import type { SitePage } from '../../src/content/siteMap.ts'

/** A language as hosts and crawlers know it. */
export type HostLanguage = {
  language: string
  /** The origin its pages are found at. */
  website: string
  pages: readonly SitePage[]
}

/** The languages the site is published in, the clinic's own first. */
export const hostLanguages = (place: ClinicPlace): HostLanguage[] =>
  readSiteMap(place).languages.map(({ language }) => {
    const there = { ...place, language }
    return {
      language,
      website: readContent(there, 'clinic').website,
      pages: readSiteMap(there).pages,
    }
  })
