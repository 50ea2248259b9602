import * as v from 'valibot'
import { type CountryCode, countries } from '../../shared/country/countries'
import { apiErrors } from '../../shared/publicRoutes'
import type { SitePage } from '../siteMap'
import type { ContentFiles } from '../types.gen'
import { contentFile, localeFile, readContent, readLocale, readSiteMap } from './read'
import { fill, parseWith } from './readJson'

const text = v.pipe(v.string(), v.nonEmpty())
const faults = v.object({ required: text, tooLong: text })

const serverStrings = v.object({
  errors: v.object(v.entriesFromList(apiErrors, text)),
  answer: v.object({
    title: text,
    stored: v.object({ heading: text, text, reference: text }),
    refused: v.object({ heading: text, name: faults, phone: faults, correct: text }),
    direct: v.object({ heading: text, text }),
    call: text,
    back: text,
  }),
  mail: v.object({ subject: text, reference: text, phone: text, language: text, repeated: text }),
  calendar: v.object({ summary: text, doctor: text, reference: text }),
})
const siteFile = v.object({
  country: v.custom<CountryCode>((code) => typeof code === 'string' && code in countries),
  timeZone: text,
})
const localeFacts = v.object({ lang: text, dir: v.picklist(['ltr', 'rtl']) })
const clinicFile = v.object({
  name: text,
  email: text,
  phones: v.object({ landline: text }),
  requestOptions: v.array(text),
  requestRetentionDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const themeFile = v.object({
  colours: v.object({ paper: text, ink: text, primary: text, inkAccent: text }),
})
const commonStrings = v.object({ siteName: text })
const doctorsFile = v.object({ doctors: v.array(v.object({ name: text })) })

/** What the server needs of the published clinic. */
export type ServerFacts = {
  locale: v.InferOutput<typeof localeFacts>
  strings: v.InferOutput<typeof serverStrings>
  site: v.InferOutput<typeof siteFile>
  clinic: v.InferOutput<typeof clinicFile>
  theme: v.InferOutput<typeof themeFile>
  siteName: string
  pages: SitePage[]
  /** The published languages, the clinic's own first. */
  languages: string[]
  /** The form's current options, as they are sent (a doctor by name). */
  choices: { doctors: string[]; requests: string[] }
}

/**
 * Reads the server's part of content and texts below `root` in one language. Only used keys are
 * checked; the validator has checked the rest. Throws an Error with file and key.
 */
export function readFacts(root: string, language: string): ServerFacts {
  const place = { clinicDir: root, language }
  const content = <S extends v.GenericSchema>(name: keyof ContentFiles, schema: S) =>
    parseWith(readContent(place, name), schema, contentFile(place, name))
  const locale = <S extends v.GenericSchema>(name: string, schema: S) =>
    parseWith(readLocale(place, name), schema, localeFile(place, name))
  const clinic = content('clinic', clinicFile)
  const { doctors } = content('doctors', doctorsFile)
  const { siteName } = locale('common', commonStrings)
  const { pages, languages } = readSiteMap(place)
  return {
    site: content('site', siteFile),
    locale: locale('locale', localeFacts),
    strings: locale('server', serverStrings),
    clinic,
    theme: content('theme', themeFile),
    siteName: fill(siteName, { clinic: clinic.name }),
    pages,
    languages: languages.map(({ language }) => language),
    choices: {
      doctors: doctors.map((doctor) => doctor.name.normalize('NFC')),
      requests: clinic.requestOptions.map((option) => option.normalize('NFC')),
    },
  }
}
