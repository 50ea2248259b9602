import type { ServerFacts } from '../../content/loading/clinicFacts'
import { readContent, readLocale } from '../../content/loading/read'
import type { Me } from '../contract/contract'

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
      const { messages } = readLocale<DeskWords>({ clinicDir: root, language }, 'desk')
      return [language, messages.greeting]
    }),
  )

type DeskWords = { messages: { greeting: string } }
