import { ownNameOf } from '../../content/translation/writing'
import { timestamp } from '../../server/base/clock'
import { type PatientPhone, readPatientPhone } from '../../server/base/patientPhone'
import type { WorkedRequest } from '../../server/storage/workedRequests'
import type { CountryCode } from '../../shared/country/countries'
import { displayPhone, displayText } from '../../shared/displayText'
import { chatHref } from '../../shared/formats/chat'
import { fill } from '../../shared/formats/fill'
import type { DeskRequest, Me } from '../contract/contract'
import type { BookingRules } from './booking'
import type { ChatTexts } from './clinicInfo'

const day = 24 * 60 * 60_000
/** Cache size: two full days. */
const maxPhones = 1000

type ViewOptions = {
  country: CountryCode
  /** Retention. */
  days: number
  clinic: Pick<Me['clinic'], 'name' | 'address' | 'chat' | 'phone'>
  rules: Pick<BookingRules, 'doctorOf' | 'find' | 'endOf' | 'typeOf' | 'wallNow'>
  chatTexts: ChatTexts
  /** Before the secret of a link to an appointment; '' for no links. */
  linkBase: string
  preferences: (stored: string) => string
}

/** When an appointment is, and whose it is if that is known. */
export const hourText = (time: string, doctor: string): string =>
  [time, doctor].filter(Boolean).join(', ')

/** A request for the desk, without internal columns. */
export function requestView(options: ViewOptions) {
  const { country, days, clinic, rules, chatTexts, linkBase, preferences } = options
  const phones = new Map<string, PatientPhone | undefined>()

  /** Cached: lists repeat. */
  function phoneOf(written: string) {
    if (!phones.has(written)) {
      if (phones.size === maxPhones) phones.clear()
      phones.set(written, readPatientPhone(written, country))
    }
    return phones.get(written)
  }

  const nameOf = (id: string) => rules.find(id)?.name

  /** What a chat is about, with the hour that it names. */
  function subjectOf({ standing, appointmentAt, hourBefore }: WorkedRequest) {
    if (standing === 'cancelled' && hourBefore) return ['cancelled', hourBefore] as const
    if (standing !== 'booked' || !appointmentAt) return [''] as const
    const isMoved = hourBefore !== undefined && hourBefore !== appointmentAt
    return [isMoved ? 'moved' : 'confirmation', appointmentAt] as const
  }

  /** A chat with the appointment's time and address, else a greeting; neither has the treatment. */
  function chatOf(request: WorkedRequest, phone: PatientPhone | undefined, doctor: string): string {
    if (!clinic.chat || !phone?.isMobile) return ''
    const [about, at] = subjectOf(request)
    const { template, time } = chatTexts.text(request.language, about || 'greeting')
    const whose = about === 'cancelled' ? (nameOf(request.doctorBefore) ?? '') : doctor
    const greeting = fill(template, {
      name: displayText(request.name),
      clinic: clinic.name,
      address: clinic.address,
      phone: clinic.phone,
      time: at ? hourText(time(at), whose) : '',
    })
    return chatHref({ app: clinic.chat, phone: phone.key, greeting })
  }

  /** Retention counts from the later of arrival and the appointment's end. */
  function expiryOf({ receivedAt, standing, appointmentAt, appointmentMinutes }: WorkedRequest) {
    const isAgreed = standing === 'booked' && appointmentAt
    const end = isAgreed ? rules.endOf(appointmentAt, appointmentMinutes) : 0
    return timestamp(Math.max(Date.parse(receivedAt), end) + days * day)
  }

  /** What is to come of the same number, and what was last. */
  function othersOf({ bookedOthers, standing, visit, appointmentAt }: WorkedRequest) {
    const now = rules.wallNow()
    const isOwn = standing === 'booked' && visit !== 'noshow' && appointmentAt
    const past = [...bookedOthers, ...(isOwn ? [appointmentAt] : [])].filter((at) => at <= now)
    return {
      nextAt: bookedOthers.filter((at) => at > now).sort()[0] ?? '',
      lastVisit: past.sort().at(-1) ?? '',
    }
  }

  return (request: WorkedRequest): DeskRequest => {
    const { id, source, doneAt, phone, hourBefore, doctorBefore, bookedOthers, ...rest } = request
    const read = phoneOf(phone)
    const { standing, appointmentDoctor: agreed, appointmentDoctorName } = request
    const doctor = standing === 'booked' ? rules.doctorOf(agreed, request.doctor) : agreed
    const doctorName = nameOf(doctor) ?? appointmentDoctorName
    return {
      ...rest,
      appointmentDoctor: doctor,
      appointmentDoctorName: doctorName,
      appointmentTypeName: rules.typeOf(request.appointmentType)?.name ?? request.appointmentType,
      name: displayText(request.name),
      doctor: displayText(request.doctor),
      request: displayText(request.request),
      phone: displayPhone(read?.text ?? phone),
      phonesBefore: request.phonesBefore.map((each) => ({
        at: each.at,
        phone: displayPhone(each.phone),
      })),
      dial: read?.key ?? '',
      chat: chatOf(request, read, doctorName),
      chatAbout: subjectOf(request)[0],
      answerLead:
        linkBase && standing === 'booked' && request.visit === ''
          ? `\n${chatTexts.text(request.language, 'answer').template} ${linkBase}`
          : '',
      language: request.language && ownNameOf(request.language),
      preferences: preferences(request.preferences),
      expiresAt: expiryOf(request),
      ...othersOf(request),
    }
  }
}
