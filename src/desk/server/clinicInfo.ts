import type { ServerFacts, SiteFacts } from '../../content/loading/clinicFacts'
import { dateWriter } from '../../shared/formats/date'
import { fill } from '../../shared/formats/fill'
import type { Me } from '../contract/contract'

/** The clinic's data for the desk's page. */
export function deskClinic({
  site,
  siteName,
  choices,
  team,
  clinic,
  desk,
}: ServerFacts): Me['clinic'] {
  const { hours, exceptions, breaks, types = [], address, chat } = desk
  return {
    name: siteName,
    hours,
    exceptions,
    breaks,
    timeZone: site.timeZone,
    address,
    phone: clinic.phones.landline,
    chat,
    ...choices,
    team,
    types,
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
export function chatTextsOf([first, ...further]: SiteFacts): (language: string) => ChatTexts {
  const { messages, time } = first.desk
  const hour = (at: string) => fill(time, { hour: at.slice(11, 13), minute: at.slice(14, 16) })
  const dayText = dateWriter(first.locale.lang, dayForm)
  const ownTime = (at: string) => `${dayText(at.slice(0, 10))} ${hour(at)}`
  const own = { ...messages, time: ownTime, reminderTime: ownTime }
  const textsOf = ({ desk, locale }: ServerFacts): ChatTexts => {
    const { greeting, confirmation, reminder } = desk.messages
    const tag = `${locale.lang}-u-ca-gregory-nu-latn`
    const timeText = dateWriter(tag, { ...dayForm, ...hourForm })
    const time = (at: string) => timeText(`${at}Z`)
    return {
      ...own,
      ...(greeting && { greeting }),
      ...(confirmation && { confirmation, time }),
      ...(reminder && { reminder, reminderTime: time }),
    }
  }
  const texts = new Map(further.map((facts) => [facts.locale.lang, textsOf(facts)]))
  return (language) => texts.get(language) ?? own
}

const dayForm = { weekday: 'long', day: 'numeric', month: 'long' } as const
const hourForm = { hour: '2-digit', minute: '2-digit' } as const
