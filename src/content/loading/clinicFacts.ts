import * as v from 'valibot'
import { type CountryCode, countries } from '../../shared/country/countries'
import { weekdays } from '../../shared/formats/hours'
import { apiErrors } from '../../shared/publicRoutes'
import {
  type ContentSource,
  contentFrom,
  contentPath,
  localeFrom,
  localePath,
  siteMapFrom,
} from '../readFrom'
import { publishedLanguages } from '../translation/languages'
import type { ContentFiles } from '../types.gen'
import { diskSource } from './read'
import { fill, parseWith, siteLanguage } from './readJson'

const text = v.pipe(v.string(), v.nonEmpty())
const faults = v.object({ required: text, tooLong: text })

const serverStrings = v.object({
  errors: v.object(v.entriesFromList(apiErrors, text)),
  answer: v.object({
    title: text,
    stored: v.object({ heading: text, text, phone: text, reference: text }),
    refused: v.object({ heading: text, name: faults, phone: faults, correct: text }),
    direct: v.object({ heading: text, text }),
    failed: v.object({ heading: text }),
    call: text,
    back: text,
  }),
  mail: v.object({ subject: text, reference: text, phone: text, language: text, repeated: text }),
  calendar: v.object({ summary: text, doctor: text, reference: text, feed: text, busy: text }),
})
const siteFile = v.object({
  country: v.custom<CountryCode>((code) => typeof code === 'string' && code in countries),
  timeZone: text,
})
const localeFacts = v.object({ lang: text, dir: v.picklist(['ltr', 'rtl']) })
/** Length of an appointment, in minutes, where the content has none. */
const usualMinutes = 30
/** Appointments begin and end on a grid of five minutes. */
const onGrid = (minutes: number) => Math.ceil(minutes / 5) * 5
const clinicFile = v.object({
  name: text,
  email: text,
  phones: v.object({ landline: text }),
  requestOptions: v.array(text),
  requestRetentionDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  appointmentMinutes: v.optional(v.pipe(v.number(), v.transform(onGrid)), usualMinutes),
})
const themeFile = v.object({
  colours: v.object({ paper: text, ink: text, primary: text, inkAccent: text }),
})
const commonStrings = v.object({ siteName: text })
const days = v.optional(v.array(v.picklist(weekdays)))
const doctorsFile = v.object({ doctors: v.array(v.object({ id: text, name: text, days })) })

type DeskTexts = {
  messages: { greeting: string; confirmation: string; reminder: string }
  time: string
}

/** What the desk needs; `sheet`: texts of its exports, which it checks itself. */
function deskFacts(source: ContentSource) {
  const clinic = contentFrom(source, 'clinic')
  const { hours, exceptions, address, chat, website, map, sections } = clinic
  const { messages, time } = localeFrom<DeskTexts>(source, 'desk')
  const { desk: sheet } = localeFrom<{ desk: unknown }>(source, 'server')
  return { hours, exceptions, address, chat, website, map, sections, messages, time, sheet }
}

/** What the server needs of the published clinic in one language. */
export type ServerFacts = ReturnType<typeof factsFrom>

/** In each published language, the clinic's own first. */
export type SiteFacts = [own: ServerFacts, ...further: ServerFacts[]]

/**
 * Reads the server's part of content and texts and checks the keys it uses. Throws an Error with file and key.
 */
export function readFacts(root: string): SiteFacts {
  const source = {
    ...diskSource({ clinicDir: root, language: siteLanguage(root) }),
    states: new Map(),
  }
  const [, ...further] = publishedLanguages(source)
  return [factsFrom(source), ...further.map((language) => factsFrom({ ...source, language }))]
}

/** The server's part in the source's language. Throws an Error with file and key. */
export function factsFrom(source: ContentSource) {
  const content = <S extends v.GenericSchema>(name: keyof ContentFiles, schema: S) =>
    parseWith(contentFrom(source, name), schema, contentPath(name))
  const locale = <S extends v.GenericSchema>(name: string, schema: S) =>
    parseWith(localeFrom(source, name), schema, localePath(source, name))
  const clinic = content('clinic', clinicFile)
  const { doctors } = content('doctors', doctorsFile)
  const { siteName } = locale('common', commonStrings)
  const team = doctors.map((doctor) => ({ ...doctor, name: doctor.name.normalize('NFC') }))
  const { pages, languages } = siteMapFrom(source)
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
    team,
    desk: deskFacts(source),
    /** The form's current options, as they are sent (a doctor by name). */
    choices: {
      doctors: team.map(({ name }) => name),
      requests: clinic.requestOptions.map((option) => option.normalize('NFC')),
    },
  }
}
