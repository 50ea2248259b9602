import { fill } from '../../../shared/formats/fill'
import type { Me } from '../../contract/contract'
import type { PatientData } from '../../contract/patient'
import { words } from '../kit/text'
import { fullTimeText } from '../kit/times'
import { phonesBeforeTexts, statusText } from '../rows/statusText'

const { copy: texts } = words.person
const { standing, request: subject } = words.search

/** A patient's data as text: one line per fact, empty ones omitted. */
export function copyText({ requests }: PatientData, clinic: Me['clinic'], now: number): string {
  const at = (instant: string | number) => fullTimeText(instant, clinic)
  const blocks = requests.map((each) => {
    const reasons: Record<string, string> = words.form.reasons
    const facts: [string, string][] = [
      [texts.reference, each.reference],
      [texts.received, at(each.receivedAt)],
      [texts.name, each.name],
      [texts.phone, [each.phone, ...phonesBeforeTexts(each, clinic)].join(' · ')],
      [subject, each.request],
      [texts.wish, each.doctor],
      [texts.preferences, each.preferences],
      [standing, statusText(each, clinic)],
      [texts.reason, reasons[each.reason] ?? ''],
      [texts.retry, each.retryAt ? each.retryAt.replace('T', ' ') : ''],
      [texts.tries, each.tries > 0 ? String(each.tries) : ''],
      [texts.answer, each.answer && `${words.answers[each.answer]} ${at(each.answeredAt)}`],
      [texts.note, each.note],
      [texts.expires, at(each.expiresAt)],
    ]
    const acts = each.acts.map(({ act, by, at: time, noteBefore }) => {
      const said = fill(words.acts[act], { by, time: at(time) })
      return noteBefore ? `${said} (${fill(texts.noteBefore, { note: noteBefore })})` : said
    })
    return [
      ...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
      ...(acts.length > 0 ? [`${texts.acts}:`, ...acts.map((act) => `- ${act}`)] : []),
    ].join('\r\n')
  })
  const head = [fill(texts.heading, { clinic: clinic.name }), fill(texts.made, { time: at(now) })]
  // The byte order mark and CRLF suit the editors of all systems.
  return `\uFEFF${[head.join('\r\n'), ...blocks].join('\r\n\r\n')}\r\n`
}
