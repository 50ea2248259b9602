import type { ServerFacts, SiteFacts } from '../../content/loading/clinicFacts'
import { ownNameOf } from '../../content/translation/writing'
import { dayWriter } from '../../shared/formats/date'
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
  languages,
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
    languages: languages.map((language, at) => ({
      id: at === 0 ? '' : language,
      name: ownNameOf(language),
    })),
    ...choices,
    team,
    types,
    appointmentMinutes: clinic.appointmentMinutes,
  }
}

type MessageName = keyof ServerFacts['desk']['messages']

/**
 * What messages to patients begin with, by language. The clinic's own replaces missing templates and
 * other languages; an hour is written in the language of its template. `today`: the clinic's day.
 */
export function chatTextsOf([first, ...further]: SiteFacts, today: () => string) {
  const hour = (at: string) =>
    fill(first.desk.time, { hour: at.slice(11, 13), minute: at.slice(14, 16) })
  const dayText = dayWriter(first.locale.lang)
  const ownTime = (at: string) => `${dayText(at.slice(0, 10), today())} ${hour(at)}`
  const own = { messages: first.desk.messages, time: ownTime }
  const others = new Map(
    further.map(({ desk: { messages }, locale: { lang } }) => {
      const timeText = dayWriter(`${lang}-u-ca-gregory-nu-latn`, hourForm)
      return [lang, { messages, time: (at: string) => timeText(`${at}Z`, today()) }]
    }),
  )
  return {
    /** Releases before a message have none. */
    text(language: string, name: MessageName) {
      const theirs = others.get(language)
      const { messages, time } = theirs?.messages[name] ? theirs : own
      return { template: messages[name] || messages.greeting, time }
    },
    time: (language: string) => (others.get(language) ?? own).time,
  }
}

export type ChatTexts = ReturnType<typeof chatTextsOf>

const hourForm = { hour: '2-digit', minute: '2-digit' } as const
