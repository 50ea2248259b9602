/**
 * The typed door to the data of one language. Its bindings change when data arrives: read them
 * while rendering, never while a module is evaluated.
 */
import type { DerivedContent, SiteData } from './siteData'
import type {
  AboutFile,
  AppointmentFile,
  ClinicFile,
  ContentFiles,
  DoctorsFile,
  HeroFile,
  PricesFile,
  PrivacyFile,
  ServicesFile,
  SiteFile,
  StatisticsFile,
  TestimonialsFile,
  ThemeFile,
} from './types.gen'

export type * from './media/media'
export type * from './types.gen'

/** Content files with resolved media. */
export let about: AboutFile
export let appointment: AppointmentFile
export let clinic: ClinicFile
export let doctors: DoctorsFile
export let hero: HeroFile
export let prices: PricesFile
export let privacy: PrivacyFile
export let services: ServicesFile
export let site: SiteFile
export let statistics: StatisticsFile
export let testimonials: TestimonialsFile

/** The clinic's logo for light and for dark grounds. */
export let logo: ThemeFile['logo']
/** The origin of the request endpoint; '' for the site's own. */
export let apiHost: string
/** Options of the request form. */
export let requestChoices: DerivedContent['requestChoices']
/** Prices with their currency by row id. */
export let amounts: DerivedContent['amounts']
/** Special days in words by `YYYY-MM-DD`. */
export let specialDays: DerivedContent['specialDays']

/** Languages and days of the doctors, in words. */
export let doctorFacts: DerivedContent['doctorFacts']

let files = {} as ContentFiles & DerivedContent

/** Adds data that arrived. */
export function giveContent({ frame, content }: SiteData): void {
  for (const [name, part] of Object.entries(content ?? {}))
    Reflect.set(files, name, Array.isArray(part) ? part : { ...Reflect.get(files, name), ...part })
  ;({
    about,
    amounts,
    appointment,
    clinic,
    doctorFacts,
    doctors,
    hero,
    prices,
    privacy,
    requestChoices,
    services,
    site,
    specialDays,
    statistics,
    testimonials,
  } = files)
  if (frame) ({ logo, apiHost } = frame)
}

/** Forgets all files, so that a page without its data fails. */
export function forgetContent(): void {
  files = {} as typeof files
}
