import { sayStanding } from '../board/standing'
import type { Kept, Me } from '../contract'
import { sayWhole } from '../lib/times'
import { fill, words } from '../lib/words'

const { copy: texts } = words.person
const { standing, doctor, request: subject } = words.search

/** All that is kept of a person, to read and to hand over: a line for every fact, no empty one. */
export function copyText({ requests }: Kept, clinic: Me['clinic'], now: number): string {
  const at = (instant: string | number) => sayWhole(instant, clinic)
  const blocks = requests.map((each) => {
    const reasons: Record<string, string> = words.form.reasons
    const facts: [string, string][] = [
      [texts.reference, each.reference],
      [texts.received, at(each.receivedAt)],
      [texts.name, each.name],
      [texts.phone, each.phone],
      [subject, each.request],
      [doctor, each.doctor],
      [standing, sayStanding(each, clinic)],
      [texts.reason, reasons[each.reason] ?? ''],
      [texts.retry, each.retryAt ? each.retryAt.replace('T', ' ') : ''],
      [texts.tries, each.tries > 0 ? String(each.tries) : ''],
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
  // A mark in front and both line ends: any editor of any system reads it.
  return `\uFEFF${[head.join('\r\n'), ...blocks].join('\r\n\r\n')}\r\n`
}
