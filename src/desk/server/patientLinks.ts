import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { SiteFacts } from '../../content/loading/clinicFacts'
import type { Clock } from '../../server/base/clock'
import { createAddressLimit, limits, retryAfterSeconds } from '../../server/base/limits'
import { addressOf } from '../../server/http/listener'
import { plainPagePolicy } from '../../server/http/plainPage'
import { failurePage } from '../../server/requests/responses'
import { deskPath } from '../../server/staff/deskFiles'
import type { DeskEnv } from '../../server/staff/env'
import { patientAnswers } from '../../shared/deskModel'
import { calendarFile } from './calendar'
import { endedPage, patientPage } from './patientPage'
import type { DeskServices } from './services'

/** Requests of one address: a patient opens, answers and reads again. */
const visits = { count: 60, windowMs: 10 * 60_000 }
const folder = '/randevu/'

/** The folder of the pages; the secret follows. */
export const linkFolder = `${deskPath}${folder}`

const answered = v.object({ answer: v.picklist(patientAnswers), at: v.string() })

/**
 * The pages behind the links in messages, without a session. Chat apps open links by themselves, so
 * only a POST answers. Outside the endpoint, whose log names routes: no log has a secret.
 */
export function addPatientLinks(
  app: Hono<DeskEnv>,
  { desk, clinic, host, rules, chatTexts, now, wake }: DeskServices,
  options: { inLanguages: SiteFacts; clock: Clock; trustedProxies: number },
): void {
  const { inLanguages, clock, trustedProxies } = options
  const [own] = inLanguages
  const addresses = createAddressLimit(visits, clock)

  /** The appointment behind a link until its end, and the facts in its patient's language. */
  async function find(secret: string) {
    const request = await desk.linked(secret)
    const { language = '', standing, visit, appointmentAt: at = '' } = request ?? {}
    const facts = inLanguages.find(({ locale }) => locale.lang === language) ?? own
    const end = at ? rules.endOf(at, request?.appointmentMinutes) : 0
    const isOpen = request && standing === 'booked' && visit === '' && now() < end
    return { facts, language, standing, open: isOpen ? { ...request, at, end } : undefined }
  }

  const guard = createMiddleware<DeskEnv>(async (c, next) => {
    if (!own.clinic.answerLinks) return failurePage(own, 'notFound', 404)
    const wait = addresses.pass(addressOf(c.req.raw, c.env, trustedProxies))
    if (wait !== undefined) {
      const refusal = failurePage(own, 'tooMany', 429)
      refusal.headers.set('Retry-After', String(retryAfterSeconds(wait)))
      return refusal
    }
    await next()
    c.res.headers.set('Content-Security-Policy', plainPagePolicy(own, true))
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  })
  app.use(`${folder}*`, guard, bodyLimit({ maxSize: limits.bytes.requestBody }))

  app.get(`${folder}:file{[\\w-]{22}(?:\\.ics)?}`, async (c) => {
    const file = c.req.param('file')
    const { facts, language, standing, open } = await find(file.slice(0, 22))
    if (!open && standing === 'cancelled') return c.html(endedPage(facts, 'cancelled'))
    if (!open) return c.html(endedPage(facts, 'over'), 404)
    const { at, answer, id, version: sequence, end } = open
    const { address } = clinic
    if (!file.endsWith('.ics')) {
      const time = chatTexts.time(language)(at)
      return c.html(
        patientPage(facts, { at, time, answer, address, calendar: `${c.req.path}.ics` }),
      )
    }
    const entry = {
      uid: `${id}@${host}`,
      sequence,
      start: rules.instantAt(at),
      end,
      summary: `${facts.appointment.heading}: ${facts.siteName}`,
      description: clinic.phone,
      location: address,
    }
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    return c.body(calendarFile([entry], { company: clinic.name, stamp: now() }))
  })

  app.post(`${folder}:secret{[\\w-]{22}}`, async (c) => {
    const secret = c.req.param('secret')
    const read = v.safeParse(answered, await c.req.parseBody())
    const { open } = await find(secret)
    if (read.success && open) {
      await desk.answer({ secret, ...read.output })
      wake()
    }
    return c.redirect(c.req.path, 303)
  })
}
