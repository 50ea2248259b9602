import { readPatientPhone } from '../../server/base/patientPhone'
import type { WorkedRequest } from '../../server/storage/workedRequests'
import { displayText } from '../../shared/displayText'
import { chatHref } from '../../shared/formats/chat'
import { fill } from '../../shared/formats/fill'
import { laterDay, timesOn } from '../../shared/formats/opening'
import { hourText } from './requestView'
import type { AddDeskRoute, DeskServices } from './services'
import { toMoveReader } from './toMove'

/** For an appointment that is to be moved: its hour no longer holds. */
const noMessage = { text: '', chat: '', sms: '' }

/** Reminders by hand up to the end of the next working day, without the treatment. */
export function addReminders(route: AddDeskRoute, services: DeskServices): void {
  const { desk, shown, facts, clinic, chatTexts, rules } = services
  const readToMove = toMoveReader(services)

  function messageTo(request: WorkedRequest) {
    const { template, time } = chatTexts.text(request.language, 'reminder')
    const text = fill(template, {
      name: displayText(request.name),
      clinic: clinic.name,
      address: clinic.address,
      time: hourText(time(request.appointmentAt ?? ''), shown(request).appointmentDoctorName),
      phone: facts.clinic.phones.landline,
    })
    const read = readPatientPhone(request.phone, facts.site.country)
    const mobile = read?.isMobile ? read.key : ''
    const { chat: app } = clinic
    return {
      text,
      chat: app && mobile ? chatHref({ app, phone: mobile, greeting: text }) : '',
      sms: mobile && `sms:${mobile}?body=${encodeURIComponent(text)}`,
    }
  }

  route('GET /reminders', async () => {
    const next = laterDay(rules.today(), 1)
    const days = Array.from({ length: 366 }, (_, at) => laterDay(next, at))
    const day = days.find((each) => timesOn(each, clinic).length > 0) ?? ''
    // An appointment may be on a closed day.
    const requests = await desk.between(`${next}T00:00`, `${laterDay(day || next, 1)}T00:00`)
    const open = requests.filter(({ remindedAt }) => !remindedAt).length
    const toMove = new Set((await readToMove()).map(({ reference }) => reference))
    const reminders = requests.map((request) => ({
      request: shown(request),
      ...(toMove.has(request.reference) ? noMessage : messageTo(request)),
    }))
    return { day, open, reminders }
  })
}
