import { html, raw } from 'hono/html'
import type { FieldErrors } from '../appointment/schema'
import type { ApiErrorCode } from './apiError'
import type { ServerFacts } from './facts'
import { closedPolicy, inlineSource } from './policy'
import { fill } from './readJson'

/** What a visitor without scripts is told after sending the form. */
export type Answer =
  | { kind: 'stored'; reference: string }
  | { kind: 'refused'; code: ApiErrorCode; errors: FieldErrors }
  /** The address was opened, nothing was sent. */
  | { kind: 'direct' }

/** The site's look in small; the page loads nothing, so that it also shows when all else fails. */
const styleOf = ({ paper, ink, primary, inkAccent }: ServerFacts['theme']['colours']) => `
body { margin: 0; background: ${paper}; color: ${ink}; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin-inline: auto; padding: 4rem 1.25rem; }
h1 { color: ${primary}; font: 600 2rem/1.25 Georgia, serif; }
a { color: ${inkAccent}; }
strong { white-space: nowrap; }
`

/** To be sent with the page: it may load and run nothing but its own style. */
export const answerPagePolicy = ({ theme }: ServerFacts) =>
  closedPolicy([inlineSource(styleOf(theme.colours))])

/**
 * The whole answer page, as HTML. `site` is the origin to lead back to, ''
 * when the endpoint and the site share one.
 */
export function answerPage(facts: ServerFacts, answer: Answer, site = ''): string {
  const { answer: strings } = facts.strings
  const phone = facts.clinic.phones.landline
  const { heading } = strings[answer.kind]
  const page = html`<!doctype html>
<html lang="${facts.locale.lang}" dir="${facts.locale.dir}">
<head>
<meta charset="utf-8">
<title>${fill(strings.title, { heading, site: facts.siteName })}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${raw(styleOf(facts.theme.colours))}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${sentences(facts, answer).map((sentence) => html`<p>${sentence}</p>\n`)}
${answer.kind === 'stored' && html`<p>${strings.stored.reference} <strong>${answer.reference}</strong></p>`}
<p>${strings.call} <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></p>
<p><a href="${site}${encodeURI(appointmentPath(facts))}">${strings.back}</a></p>
</main>
</body>
</html>
`
  return page.toString()
}

/** Where the form is; the gate has made sure that a page has it. */
const appointmentPath = ({ pages }: ServerFacts) =>
  pages.find(({ kinds }) => kinds.includes('appointment'))?.path ?? '/'

function sentences({ strings }: ServerFacts, answer: Answer): string[] {
  if (answer.kind !== 'refused') return [strings.answer[answer.kind].text]
  const { refused } = strings.answer
  const { name, phone } = answer.errors
  const faults = [name && refused.name[name], phone && refused.phone[phone]].filter(
    (fault) => fault !== undefined,
  )
  return faults.length > 0 ? [...faults, refused.correct] : [strings.errors[answer.code]]
}
