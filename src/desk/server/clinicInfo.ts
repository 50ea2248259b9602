import type { ServerFacts } from '../../content/loading/clinicFacts'
import { readContent, readLocale } from '../../content/loading/read'
import { fill } from '../../content/loading/readJson'
import { dateInWords } from '../../shared/formats/date'
import type { Me } from '../contract/contract'

/** The clinic's data for the desk's page. Throws an Error that names an unreadable file. */
export function readClinic(
  root: string,
  { locale, site, siteName, choices, team, clinic }: ServerFacts,
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
    team,
    appointmentMinutes: clinic.appointmentMinutes,
  }
}

/** What a chat with a patient begins with; templates of one language. */
export type ChatTexts = {
  greeting: string
  confirmation: string
  time: (wallTime: string) => string
  reminder: string
  reminderTime: (wallTime: string) => string
}

/**
 * The texts by language; those of the clinic's first replace missing ones and other languages. A
 * further language is read when it is first needed.
 */
export function readChatTexts(
  root: string,
  { languages }: ServerFacts,
): (language: string) => ChatTexts {
  const [first = '', ...further] = languages
  const wordsOf = (language: string) => readLocale<DeskWords>({ clinicDir: root, language }, 'desk')
  const { messages, time } = wordsOf(first)
  const hour = (at: string) => fill(time, { hour: at.slice(11, 13), minute: at.slice(14, 16) })
  const ownTime = (at: string) => `${dateInWords(at.slice(0, 10), first, dayForm)} ${hour(at)}`
  const own = { ...messages, time: ownTime, reminderTime: ownTime }
  const textsOf = (language: string): ChatTexts => {
    const { greeting, confirmation, reminder } = wordsOf(language).messages
    const tag = `${language}-u-ca-gregory-nu-latn`
    const time = (at: string) => dateInWords(`${at}Z`, tag, { ...dayForm, ...hourForm })
    return {
      ...own,
      ...(greeting && { greeting }),
      ...(confirmation && { confirmation, time }),
      ...(reminder && { reminder, reminderTime: time }),
    }
  }
  const read = new Map<string, ChatTexts>()
  return (language) => {
    if (!further.includes(language)) return own
    const texts = read.get(language) ?? textsOf(language)
    read.set(language, texts)
    return texts
  }
}

const dayForm = { weekday: 'long', day: 'numeric', month: 'long' } as const
const hourForm = { hour: '2-digit', minute: '2-digit' } as const

type DeskWords = {
  messages: { greeting: string; confirmation: string; reminder: string }
  time: string
}
