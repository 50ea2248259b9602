import type { LanguageFacts } from '../shared/formats/inLanguage.ts'
import type { SectionData } from './sections/index.ts'
import type { SectionKind, SiteMap } from './siteMap.ts'
import type { ClinicFile, SiteFile, ThemeFile } from './types.gen.ts'

/** The *site* part: what all pages of a language share. */
export type SiteData = LanguageFacts &
  SiteMap & {
    /** BCP 47. */
    lang: string
    dir: 'ltr' | 'rtl'
    /** The origin of the request endpoint; '' for the site's own. */
    apiHost: string
    /** The clinic's logo for light and for dark grounds. */
    logo: ThemeFile['logo']
    clinic: Omit<ClinicFile, SectionFact>
    /** `site.json`: country, time zone, currency, profession, maps. */
    place: SiteFile
    /** Of the frame, by namespace. */
    texts: Texts
  }

/** The *page* part: what a page, or the 404 page, has beside the site. */
export type PageData = {
  head: PageHead
  heading: string
  intro?: string
  /** Of its sections, by namespace. */
  texts: Texts
  sections: readonly ShownSection[]
  /** Addresses of the style sheets whose rules the document has. */
  sheets?: readonly string[]
}

/** Fields of `clinic.json` that no frame shows. */
type SectionFact =
  | 'dutyCentres'
  | 'identity'
  | 'requestOptions'
  | 'requestRetentionDays'
  | 'appointmentMinutes'
  | 'answerLinks'
  | 'breaks'

type Texts = Readonly<Record<string, object>>

/** A section with what its component shows. */
export type ShownSection = {
  [Kind in SectionKind]: { kind: Kind; data: SectionData[Kind] }
}[SectionKind] & {
  /** The section inside it, which hydrates near the viewport. */
  inside?: ShownSection
}

/** What changes in the head when a visitor goes to a page. */
export type PageHead = {
  title: string
  description: string
  /** Absolute and percent-encoded; absent on the 404 page. */
  canonical?: string
}

/** For navigation, at `/data/<language>-pages.json`. */
export type PageIndex = {
  /** Hash of the engine: another engine's pages are loaded as documents. */
  engine: string
  /** The address of each page's part, by page id; `notFound` is that of the 404 page. */
  pages: Readonly<Record<string, string>>
}
