import type { CountryCode } from '../../shared/country/countries.ts'
import type { OwnWords } from '../../shared/formats/inLanguage.ts'
import type { LocaleTexts } from '../localeTexts.gen.ts'
import type { DoctorChoice, RequestChoice } from '../requestChoices.ts'
import type { MenuEntry, PublishedPage, SiteLanguage } from '../siteMap.ts'
import type { LanguageResult } from '../translation/texts.ts'
import type { ContentFiles, PagesFile } from '../types.gen.ts'
import type { Origin } from './origins.ts'

/**
 * A clinic's site in one language: its content files in this language, placeholders filled and
 * untranslated records left out, and what follows from them. Nobody changes it; each part is
 * computed when it is first read, and fails alone.
 */
export type Site = Readonly<Omit<ContentFiles, 'pages'>> & {
  readonly language: string
  /** Whether it is the clinic's own language. */
  readonly isOwn: boolean
  readonly dir: 'ltr' | 'rtl'
  /** The tag for `Intl`, with the region of the texts. */
  readonly formatTag: string
  /** The site's name: the clinic's with its kind. */
  readonly name: string
  /** Interface texts by namespace. */
  readonly texts: Readonly<LocaleTexts>
  /** The published pages with the sections that they show; the first is the home page. */
  readonly pages: readonly PublishedPage[]
  /** Pages that are off, or all of whose sections are. */
  readonly hiddenPages: readonly PublishedPage[]
  readonly menus: Readonly<Record<keyof PagesFile['menus'], readonly MenuEntry[]>>
  /** The published languages with the addresses of their pages, the clinic's own first. */
  readonly languages: readonly SiteLanguage[]
  /** Options of the request form. */
  readonly requestChoices: readonly RequestChoice[]
  readonly doctorChoices: readonly DoctorChoice[]
  /** Prices with their currency by row id. */
  readonly amounts: Readonly<Record<string, string>>
  /** Special days in words by `YYYY-MM-DD`. */
  readonly specialDays: Readonly<Record<string, string>>
  /** By doctor, in words. */
  readonly doctorFacts: Readonly<Record<string, DoctorFacts>>
  /** How the clinic's own language writes days in figures, unless it is Turkish. */
  readonly dayForm: string | undefined
  /** Numbers as dialled inside the country by the international ones, in texts for it but Turkish. */
  readonly phones: Readonly<Record<string, string>> | undefined
  /** What it shows in the clinic's own words; undefined if nothing. */
  readonly ownWords: OwnWords | undefined
}

/** Languages and days of a doctor in the site's language. */
export type DoctorFacts = { languages: string[]; days: string[] }

/** The languages of a clinic. */
export type Sites = {
  /** The clinic's own. */
  readonly own: Site
  /** The published ones, the clinic's own first. */
  readonly published: readonly [own: Site, ...further: Site[]]
  /** The state of each further language's translation. */
  readonly translations: readonly LanguageResult[]
  /** Any language of the clinic, published or not. */
  in(language: string): Site
  /** Where a field of a site's record is written; undefined for what was computed. */
  origin(record: object, key: string | number): Origin | undefined
}

/** A clinic's files: a folder, or an editor's draft. */
export type ClinicFiles = {
  /** By path from the clinic's folder. */
  has(file: string): boolean
  /** The parsed file, not to be changed. Throws an Error that names the file if it is unreadable. */
  json(file: string): unknown
}

/** Writes a number as dialled inside a country. */
export type InsideForm = (phone: string, country: CountryCode) => string

export type SiteOptions = {
  /** The content of a file with built media in place of file names. */
  media<Name extends keyof ContentFiles>(
    name: Name,
    content: ContentFiles[Name],
  ): ContentFiles[Name]
  /** Without it phones keep their international form: browsers have no number plans. */
  inside?: InsideForm
}
