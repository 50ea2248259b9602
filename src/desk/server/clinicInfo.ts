import type { ServerFacts } from '../../content/loading/clinicFacts'
import { readContent, readLocale } from '../../content/loading/read'
import type { Me } from '../contract/contract'
import type { ExportOptions } from './exports'
import { readSheetWords } from './sheet'

/** The clinic's data for the desk's page. Throws an Error that names an unreadable file. */
export function readClinic(
  root: string,
  { locale, site, siteName, choices }: ServerFacts,
): Me['clinic'] {
  const place = { clinicDir: root, language: locale.lang }
  const { hours, exceptions, address, chat } = readContent(place, 'clinic')
  return {
    name: siteName,
    hours,
    exceptions,
    timeZone: site.timeZone,
    address: `${address.street}, ${address.district}`,
    chat: chat?.app,
    ...choices,
  }
}

/** First words of a chat, by further language. */
export const readGreetings = (root: string, { languages }: ServerFacts): Map<string, string> =>
  new Map(
    languages.slice(1).map((language) => {
      const place = { clinicDir: root, language }
      return [language, readLocale<DeskWords>(place, 'desk').messages.greeting]
    }),
  )

type DeskWords = { messages: { greeting: string } }

/** Options of the exports. Throws an Error that names file and key. */
export function exportsOf(
  root: string,
  { locale, site, strings, choices }: ServerFacts,
  { desk, clinic, now }: Pick<ExportOptions, 'desk' | 'now'> & { clinic: Me['clinic'] },
): ExportOptions {
  const { website } = readContent({ clinicDir: root, language: locale.lang }, 'clinic')
  return {
    desk,
    now,
    place: { language: locale.lang, ...site },
    timetable: clinic,
    choices: choices.requests,
    clinic: { name: clinic.name, address: clinic.address, host: new URL(website).host },
    words: { sheet: readSheetWords(root, locale.lang), calendar: strings.calendar },
  }
}
