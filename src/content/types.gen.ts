// Generated from src/validation/schemas by `npm run generate`. Do not edit.
import type { Glyph, Icon, Photo, Video } from './media/media'

export interface AboutFile {
  photo: Photo
  photoAlt: string
  summary: [string, ...string[]]
  text: [string, ...string[]]
  vision: [string, ...string[]]
  mission: [string, ...string[]]
}

export interface AppointmentFile {
  photos: [ClinicPhoto, ...ClinicPhoto[]]
  types?: [AppointmentType, ...AppointmentType[]]
}
export interface ClinicPhoto {
  id: string
  photo: Photo
  alt: string
}
export interface AppointmentType {
  id: string
  name: string
  minutes: number
  request?: string
  doctors?: [string, ...string[]]
  price?: string
}

export interface CallsFile {
  calls: Call[]
}
export interface Call {
  id: string
  title: string
  text: string
  label?: string
  page?: string
  phone?: 'landline' | 'mobile'
}

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

export interface ClinicFile {
  sample?: boolean
  name: string
  legalTitle: string
  identity?: [Identity, ...Identity[]]
  dutyCentres?: [DutyCentre, ...DutyCentre[]]
  website: string
  email: string
  phones: {
    mobile?: string
    landline: string
  }
  chat?: {
    app: 'whatsapp' | 'telegram'
    phone: string
    greeting: string
  }
  address: {
    street: string
    district: string
    city: string
    postalCode: string
  }
  social: SocialLink[]
  hours: [OpeningHours, ...OpeningHours[]]
  breaks?: [Break, ...Break[]]
  exceptions?: Exception[]
  map: {
    sample?: boolean
    provider: string
    embedUrl: string
    latitude: number
    longitude: number
  }
  sections: {
    prices: boolean
    testimonials: boolean
    statistics: boolean
    map: 'auto' | 'click' | 'off'
  }
  keywords: [string, ...string[]]
  editor: {
    name: string
    email: string
  }
  lastUpdated: string
  requestOptions: [string, ...string[]]
  requestRetentionDays: number
  appointmentMinutes?: number
  answerLinks?: boolean
}
export interface Identity {
  label: string
  value: string
}
export interface DutyCentre {
  sample?: boolean
  name: string
  phone: string
  address: string
  hours: string
  checked: string
}
export interface SocialLink {
  label: string
  icon: Glyph
  url: string
}
export interface OpeningHours {
  days: [Weekday, ...Weekday[]]
  open: string
  close: string
}
export interface Break {
  days?: [Weekday, ...Weekday[]]
  start: string
  end: string
}
export interface Exception {
  date: string
  closed?: boolean
  open?: string
  close?: string
  note: string
}

export type Workday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

export interface DoctorsFile {
  doctors: [Doctor, ...Doctor[]]
}
export interface Doctor {
  id: string
  sample?: boolean
  name: string
  title: string
  photo: Photo
  summary: string
  bio: [string, ...string[]]
  education?: [string, ...string[]]
  areas?: [string, ...string[]]
  languages?: [
    (
      | 'tr'
      | 'en'
      | 'ar'
      | 'de'
      | 'fr'
      | 'ru'
      | 'fa'
      | 'ku'
      | 'az'
      | 'uk'
      | 'bg'
      | 'ro'
      | 'sq'
      | 'bs'
      | 'el'
      | 'it'
      | 'es'
      | 'nl'
      | 'pl'
      | 'uz'
    ),
    ...(
      | 'tr'
      | 'en'
      | 'ar'
      | 'de'
      | 'fr'
      | 'ru'
      | 'fa'
      | 'ku'
      | 'az'
      | 'uk'
      | 'bg'
      | 'ro'
      | 'sq'
      | 'bs'
      | 'el'
      | 'it'
      | 'es'
      | 'nl'
      | 'pl'
      | 'uz'
    )[]
  ]
  days?: [Workday, ...Workday[]]
  hours?: [WorkingHours, ...WorkingHours[]]
  registration?: string
  page?: string
}
export interface WorkingHours {
  days: [Workday, ...Workday[]]
  open: string
  close: string
}

export interface GalleriesFile {
  galleries: Gallery[]
}
export interface Gallery {
  id: string
  title: string
  photos: [GalleryPhoto, ...GalleryPhoto[]]
}
export interface GalleryPhoto {
  photo: Photo
  alt: string
  caption?: string
}

export interface HeroFile {
  slides: [HeroSlide, ...HeroSlide[]]
}
export interface HeroSlide {
  id: string
  ground: 'light' | 'dark' | 'room'
  headline: string
  text: string
  poster: Photo
  video?: {
    av1?: Video
    h264: Video
  }
  wide?: {
    av1?: Video
    h264: Video
  }
  phone?: {
    picture: Photo
    av1?: Video
    h264: Video
  }
  night?: {
    headline: string
    text: string
    poster: Photo
    video?: {
      av1?: Video
      h264: Video
    }
    wide?: {
      av1?: Video
      h264: Video
    }
    phone?: {
      picture: Photo
      av1?: Video
      h264: Video
    }
  }
}

export interface PagesFile {
  pages: [PageRecord, ...PageRecord[]]
  menus: {
    main: [MenuEntry, ...MenuEntry[]]
    drawer: [MenuEntry, ...MenuEntry[]]
    footer: [MenuEntry, ...MenuEntry[]]
  }
}
export interface PageRecord {
  id: string
  path: string
  title: string
  heading?: string
  intro?: string
  description: string
  off?: boolean
  sections: [PageSection, ...PageSection[]]
}
export interface PageSection {
  kind:
    | 'hero'
    | 'about-overview'
    | 'services-overview'
    | 'doctors-overview'
    | 'statistics'
    | 'testimonials'
    | 'contact-overview'
    | 'about'
    | 'direction'
    | 'services'
    | 'doctors'
    | 'doctor'
    | 'prices'
    | 'contact'
    | 'appointment'
    | 'privacy'
    | 'prose'
    | 'questions'
    | 'treatment'
    | 'gallery'
    | 'call'
    | 'pain'
  record?: string
}
export interface MenuEntry {
  page: string
  label?: string
}

export interface PricesFile {
  listDate: string
  categories: PriceCategory[]
}
export interface PriceCategory {
  id: string
  title: string
  rows: [PriceRow, ...PriceRow[]]
}
export interface PriceRow {
  id: string
  treatment: string
  keywords?: string
  min?: number
  max?: number
}

export interface PrivacyFile {
  sample?: boolean
  intro: [string, ...string[]]
  sections: [PrivacySection, ...PrivacySection[]]
}
export interface PrivacySection {
  id: string
  title: string
  eu?: boolean
  shows?: 'controller' | 'retention' | 'map' | 'application'
  text: [string, ...string[]]
  list?: [string, ...string[]]
}

export interface ProseFile {
  texts: Prose[]
}
export interface Prose {
  id: string
  sample?: boolean
  title?: string
  parts: [ProsePart, ...ProsePart[]]
}
export interface ProsePart {
  title?: string
  text?: [string, ...string[]]
  list?: [string, ...string[]]
  steps?: [string, ...string[]]
  photo?: Photo
  photoAlt?: string
  links?: [ProseLink, ...ProseLink[]]
}
export interface ProseLink {
  label: string
  page?: string
  url?: string
}

export interface QuestionsFile {
  groups: QuestionGroup[]
}
export interface QuestionGroup {
  id: string
  title: string
  questions: [Question, ...Question[]]
}
export interface Question {
  id: string
  question: string
  answer: [string, ...string[]]
}

export interface ServicesFile {
  services: [Service, ...Service[]]
}
export interface Service {
  id: string
  title: string
  description: string
  icon: Icon
  tone: 'tint' | 'surface' | 'primary' | 'accent'
  request?: string
  page?: string
}

export type Directions = 'google' | 'apple' | 'yandex' | 'openstreetmap'

export interface SiteFile {
  language: string
  languages?: FurtherLanguage[]
  country: 'TR' | 'DE' | 'AT' | 'CH' | 'NL' | 'BE' | 'FR' | 'GB'
  timeZone: string
  currency: string
  currencySign: string
  profession?: {
    type:
      | 'Dentist'
      | 'PrimaryCare'
      | 'Pediatric'
      | 'Dermatology'
      | 'Gynecologic'
      | 'Otolaryngologic'
      | 'Psychiatric'
      | 'Physiotherapy'
      | 'Midwifery'
      | 'Podiatric'
      | 'DietNutrition'
      | 'Optometric'
    icon: Glyph
  }
  directions: [Directions, ...Directions[]]
}
export interface FurtherLanguage {
  code: string
  abroad: boolean
  eu?: boolean
  certificate?: string
  reviewed?: string
  allowed?: ['prices' | 'testimonials', ...('prices' | 'testimonials')[]]
  origin?: string
}

export interface StatisticsFile {
  statistics: Statistic[]
}
export interface Statistic {
  id: string
  label: string
  target: number
}

export interface TestimonialsFile {
  source: {
    name: string
    logo: Icon
  }
  testimonials: Testimonial[]
}
export interface Testimonial {
  id: string
  sample?: boolean
  name: string
  avatar?: Photo
  date: string
  rating: number
  text: string
}

export interface ThemeFile {
  colours: {
    paper: string
    surface: string
    warm: string
    soft: string
    tint: string
    shade: string
    primary: string
    primaryLight: string
    deep: string
    ink: string
    inkQuiet: string
    inkAccent: string
    accent: string
    ornament: string
    wallLight: string
    wallDark: string
  }
  dark?: {
    paper?: string
    surface?: string
    warm?: string
    soft?: string
    tint?: string
    shade?: string
    primary?: string
    primaryLight?: string
    ink?: string
    inkQuiet?: string
    inkAccent?: string
    ornament?: string
    wallLight?: string
  }
  fonts: {
    display: {
      family: string
      file: string
      weights: string
      fallback: 'serif' | 'sans-serif'
    }
    text: {
      family: string
      file: string
      weights: string
      fallback: 'serif' | 'sans-serif'
    }
  }
  logo: {
    onLight: Icon
    onDark: Icon
  }
}

export interface TreatmentsFile {
  treatments: Treatment[]
}
export interface Treatment {
  id: string
  service: string
  intro: string
  photo?: Photo
  photoAlt?: string
  bodyLocation?: string
  parts: [TreatmentPart, ...TreatmentPart[]]
  visits?: string
  prices?: [string, ...string[]]
  doctors?: [string, ...string[]]
  author?: string
  reviewer?: string
  reviewed?: string
  questions?: string
}
export interface TreatmentPart {
  topic?: 'preparation' | 'procedure' | 'followup'
  title?: string
  text?: [string, ...string[]]
  list?: [string, ...string[]]
  steps?: [string, ...string[]]
  photo?: Photo
  photoAlt?: string
  links?: [TreatmentLink, ...TreatmentLink[]]
}
export interface TreatmentLink {
  label: string
  page?: string
  url?: string
}

/** Every content file by its name. */
export interface ContentFiles {
  about: AboutFile
  appointment: AppointmentFile
  calls: CallsFile
  clinic: ClinicFile
  doctors: DoctorsFile
  galleries: GalleriesFile
  hero: HeroFile
  pages: PagesFile
  prices: PricesFile
  privacy: PrivacyFile
  prose: ProseFile
  questions: QuestionsFile
  services: ServicesFile
  site: SiteFile
  statistics: StatisticsFile
  testimonials: TestimonialsFile
  theme: ThemeFile
  treatments: TreatmentsFile
}
