import * as v from 'valibot'
import { type CountryCode, countries } from '../../shared/country/countries'
import { directionsHref } from '../../shared/formats/directions'
import { weekdays } from '../../shared/formats/hours'
import { apiErrors } from '../../shared/publicRoutes'
import type { Site, Sites } from '../site/site'
import { sitePageOf } from '../siteMap'
import { darkColours } from '../theme/palette'
import { readSites } from './read'
import { parseWith } from './readJson'

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
  answerLinks: v.optional(v.boolean(), false),
  appointmentMinutes: v.optional(v.pipe(v.number(), v.transform(onGrid)), usualMinutes),
})
const colours = v.object({ paper: text, ink: text, primary: text, inkAccent: text })
const days = v.array(v.picklist(weekdays))
const doctorsFile = v.object({
  doctors: v.array(
    v.object({
      id: text,
      name: text,
      days: v.optional(days),
      hours: v.optional(v.array(v.object({ days, open: text, close: text }))),
    }),
  ),
})

/**
 * The format of the facts in a release. 1, which has no number, lacks `desk`, `staff`, and the
 * clinic's website and map.
 */
export const factsFormat = 2

/** What the server needs of the published clinic in one language. */
export type ServerFacts = ReturnType<typeof factsOf>

/** In each published language, the clinic's own first. */
export type SiteFacts = [own: ServerFacts, ...further: ServerFacts[]]

/**
 * Reads the server's part of content and texts and checks the keys it uses. Throws an Error with file and key.
 */
export const readFacts = (root: string): SiteFacts => siteFacts(readSites(root))

/** The server's part of a site. Throws an Error with file and key. */
export function siteFacts({ published }: Sites): SiteFacts {
  const [own, ...further] = published
  return [factsOf(own), ...further.map(factsOf)]
}

function factsOf(site: Site) {
  const content = <S extends v.GenericSchema>(
    name: 'clinic' | 'doctors' | 'site' | 'theme',
    schema: S,
  ) => parseWith(site[name], schema, `content/${name}.json`)
  const locale = <S extends v.GenericSchema>(name: 'locale' | 'server', schema: S) =>
    parseWith(site.texts[name], schema, `locales/${site.language}/${name}.json`)
  const { hours, exceptions, breaks, address, chat, website, map, sections } = site.clinic
  const { texts } = site
  const clinic = {
    ...content('clinic', clinicFile),
    website,
    map: { embedUrl: map.embedUrl },
    directions: directionsHref(site.site.directions[0], map),
    sections: { map: sections.map },
  }
  const { doctors } = content('doctors', doctorsFile)
  const team = doctors.map((doctor) => ({ ...doctor, name: doctor.name.normalize('NFC') }))
  return {
    format: factsFormat,
    site: content('site', siteFile),
    locale: locale('locale', localeFacts),
    strings: locale('server', serverStrings),
    clinic,
    theme: {
      ...content('theme', v.object({ colours })),
      /** Releases before it have none. */
      dark: v.parse(colours, darkColours(site.theme)) as v.InferOutput<typeof colours> | undefined,
    },
    siteName: site.name,
    pages: site.pages.map(sitePageOf),
    /** The published languages, the clinic's own first. */
    languages: site.languages.map(({ language }) => language),
    team,
    /** The form's current options, as they are sent (a doctor by name). */
    choices: {
      doctors: team.map(({ name }) => name),
      requests: clinic.requestOptions.map((option) => option.normalize('NFC')),
    },
    desk: {
      hours,
      ...(exceptions && { exceptions }),
      ...(breaks && { breaks }),
      /** Releases before it have none. */
      types: typesOf(site) as ReturnType<typeof typesOf> | undefined,
      address: `${address.street}, ${address.district}`,
      ...(chat && { chat: chat.app }),
      /** What a chat with a patient begins with, and how it writes an hour. */
      messages: texts.desk.messages,
      time: texts.desk.time,
      /** Of sheets and lists. */
      words: texts.server.desk,
    },
    /** Words of the page behind a message's link; releases before it have none. */
    appointment: texts.server.appointment,
    /** Words of `npm run staff`. */
    staff: texts.server.staff,
  }
}

/** `request`: an option of the form; `price`: the amount in words. */
const typesOf = (site: Site) =>
  (site.appointment.types ?? []).map(({ price, request, ...type }) => ({
    ...type,
    minutes: onGrid(type.minutes),
    ...(request && { request: request.normalize('NFC') }),
    ...(price && site.amounts[price] && { price: site.amounts[price] }),
  }))
