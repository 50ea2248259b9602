import type { ServerFacts } from '../../content/loading/clinicFacts'
import { fill } from '../../content/loading/readJson'
import { dateInWords } from '../../shared/formats/date'
import type { Me } from '../contract/contract'

/** The clinic's data for the desk's page. */
export function readClinic({
  site,
  siteName,
  choices,
  team,
  clinic,
  desk,
}: ServerFacts): Me['clinic'] {
  const { hours, exceptions, address, chat } = desk
  return {
    name: siteName,
    hours,
    exceptions,
    timeZone: site.timeZone,
    address: `${address.street}, ${address.district}`,
    phone: clinic.phones.landline,
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

/** The texts by language; those of the clinic's first replace missing ones and other languages. */
export function readChatTexts(
  { locale, desk: { messages, time } }: ServerFacts,
  further: readonly ServerFacts[],
): (language: string) => ChatTexts {
  const hour = (at: string) => fill(time, { hour: at.slice(11, 13), minute: at.slice(14, 16) })
  const ownTime = (at: string) =>
    `${dateInWords(at.slice(0, 10), locale.lang, dayForm)} ${hour(at)}`
  const own = { ...messages, time: ownTime, reminderTime: ownTime }
  const textsOf = ({ locale: { lang }, desk }: ServerFacts): ChatTexts => {
    const { greeting, confirmation, reminder } = desk.messages
    const tag = `${lang}-u-ca-gregory-nu-latn`
    const time = (at: string) => dateInWords(`${at}Z`, tag, { ...dayForm, ...hourForm })
    return {
      ...own,
      ...(greeting && { greeting }),
      ...(confirmation && { confirmation, time }),
      ...(reminder && { reminder, reminderTime: time }),
    }
  }
  const others = new Map(further.map((facts) => [facts.locale.lang, textsOf(facts)]))
  return (language) => others.get(language) ?? own
}

const dayForm = { weekday: 'long', day: 'numeric', month: 'long' } as const
const hourForm = { hour: '2-digit', minute: '2-digit' } as const
