import { html } from 'hono/html'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import { callLine, plainPage } from '../../server/http/plainPage'
import { type PatientAnswer, patientAnswers } from '../../shared/deskModel'

/** The page of a link whose appointment is not open any more. */
export const endedPage = (facts: ServerFacts, reason: 'cancelled' | 'over'): string =>
  plainPage(
    facts,
    facts.appointment.heading,
    html`<p>${facts.appointment[reason]}</p>\n${callLine(facts)}`,
  )

type Appointment = {
  /** The clinic's wall time; `time`: in the words of the page's language. */
  at: string
  time: string
  answer: PatientAnswer | ''
  address: string
  calendar: string
}

/** The patient's page of an appointment in the language of `facts`; it contains no name. */
export function patientPage(facts: ServerFacts, appointment: Appointment): string {
  const { at, time, answer, address, calendar } = appointment
  const { appointment: texts, clinic } = facts
  return plainPage(
    facts,
    texts.heading,
    html`<p><time datetime="${at}">${time}</time></p>
<p>${facts.siteName}<br>${address}</p>
<p><a href="${clinic.directions}">${texts.directions}</a></p>
<p><a href="${calendar}">${texts.calendar}</a></p>
<h2>${texts.question}</h2>
${answer && html`<p role="status">${texts.answered[answer]} ${texts.change}</p>`}
<form method="post">
<input type="hidden" name="at" value="${at}">
${patientAnswers.map(
  (each) =>
    html`<button name="answer" value="${each}" aria-pressed="${String(each === answer)}">${texts.answers[each]}</button>\n`,
)}
</form>
${callLine(facts)}`,
  )
}
