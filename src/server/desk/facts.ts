import { readContent, readLocale } from '../../content/read'
import type { Me } from '../../desk/contract'
import type { ServerFacts } from '../facts'
import { readSheetWords } from '../sheet/words'
import type { PaperOptions } from './papers'

/** What the desk's page is told of the clinic. Throws an Error that names the file that cannot be read. */
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

/** How a chat with a patient begins, by the further languages the site is published in. */
export const readGreetings = (root: string, { languages }: ServerFacts): Map<string, string> =>
  new Map(
    languages.slice(1).map((language) => {
      const place = { clinicDir: root, language }
      return [language, readLocale<DeskWords>(place, 'desk').messages.greeting]
    }),
  )

type DeskWords = { messages: { greeting: string } }

/** What the desk's papers are made of. Throws an Error that names file and key. */
export function papersOf(
  root: string,
  { locale, site, strings, choices }: ServerFacts,
  { desk, clinic, now }: Pick<PaperOptions, 'desk' | 'now'> & { clinic: Me['clinic'] },
): PaperOptions {
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
