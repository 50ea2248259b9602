import type { OwnWords } from '../shared/formats/inLanguage.ts'
import type { RequestChoice } from './requestChoices.ts'
import type { DoctorFacts } from './site/site.ts'
import type { SiteMap } from './siteMap.ts'
import type { ContentFiles, ThemeFile } from './types.gen.ts'

/** Facts of a language that every page needs. */
export type FrameData = {
  /** BCP 47, and the tag for `Intl` with the region of the texts. */
  lang: string
  dir: 'ltr' | 'rtl'
  formatTag: string
  /** Whether it is not the clinic's own language. */
  isFurther: boolean
  /** How the clinic's own language writes days in figures, unless it is Turkish. */
  dayForm?: string
  /** Numbers as dialled inside the country by the international ones, in texts for it but Turkish. */
  phones?: Readonly<Record<string, string>>
  ownWords?: OwnWords
  /** The origin of the request endpoint; '' for the site's own. */
  apiHost: string
  siteMap: SiteMap
  logo: ThemeFile['logo']
}

/** Computed from content files. */
export type DerivedContent = {
  /** Options of the request form. */
  requestChoices: readonly RequestChoice[]
  /** Prices with their currency by row id. */
  amounts: Readonly<Record<string, string>>
  /** Special days in words by `YYYY-MM-DD`. */
  specialDays: Readonly<Record<string, string>>
  /** By doctor, in words. */
  doctorFacts: Readonly<Record<string, DoctorFacts>>
}

type Contents = ContentFiles & DerivedContent

/** A page's texts and its sections' records by index, media resolved. */
export type PageData = {
  heading: string
  intro?: string
  description: string
  records: Readonly<Record<number, unknown>>
  /** Set by the part that completes the page. */
  isWhole?: boolean
}

/**
 * A part of the site in one language. A page is delivered as two parts, *boot* (frame and first
 * screen) and *near* (the rest); navigation fetches a third, *walk* (a page without the frame).
 */
export type SiteData = {
  frame?: FrameData
  /** Files, or those of their top-level fields that the part's sections read. */
  content?: { [Name in keyof Contents]?: Partial<Contents[Name]> }
  /** Locale texts by namespace. */
  texts?: Readonly<Record<string, object>>
  pages?: Readonly<Record<string, Partial<PageData>>>
}

/** A page's absolute, percent-encoded address in a language, and that language's Open Graph locale. */
export type Translation = { language: string; address: string; locale: string }

/** What the head of a prerendered page shows beside its data. */
export type HeadFacts = {
  /** Whole files. */
  content: Pick<ContentFiles, 'clinic' | 'site'>
  /** The page in all its languages, the clinic's own first; empty in a single one. */
  translations: readonly Translation[]
  /** The picture that networks show, and what its photo shows. */
  share: { path: string; photoAlt: string }
  /** The site's name and address in the clinic's own language. */
  own: { name: string; address: ContentFiles['clinic']['address'] }
  /** The day of the page's last change, `YYYY-MM-DD`. */
  lastChange: string
}

/** For navigation, at `/data/<language>-pages.json`. */
export type WalkIndex = {
  /** Hash of the engine: another engine's pages are loaded as documents. */
  engine: string
  /** Address of each page's *walk* by page id; `notFound` is that of the 404 page. */
  walks: Readonly<Record<string, string>>
  /** What navigation itself needs beside the frame. */
  data: SiteData
}
