import * as v from 'valibot'
import { type CountryCode, countries } from '../../shared/country/countries'
import { apiErrors } from '../../shared/publicRoutes'
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
export type ServerFacts = ReturnType<typeof readFacts>

/**
 * Reads the server's part of content and texts in one language and checks the keys it uses.
 * Throws an Error with file and key.
 */
export function readFacts(root: string, language: string) {
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
    /** The published languages, the clinic's own first. */
    languages: languages.map(({ language }) => language),
    /** The form's current options, as they are sent (a doctor by name). */
    choices: {
      doctors: doctors.map((doctor) => doctor.name.normalize('NFC')),
      requests: clinic.requestOptions.map((option) => option.normalize('NFC')),
    },
  }
}
