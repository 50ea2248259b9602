import { html, raw } from 'hono/html'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import { fill } from '../../shared/formats/fill'
import { closedPolicy, inlineSource } from './policy'

type Theme = ServerFacts['theme']

const colourRule = ({ paper, ink, primary, inkAccent }: Theme['colours']) =>
  `:root { --paper: ${paper}; --ink: ${ink}; --primary: ${primary}; --accent: ${inkAccent}; }`

/** The page loads nothing, so that it works during outages. */
const styleOf = ({ colours, dark }: Theme) => `
${colourRule(colours)}
${dark ? `@media screen and (prefers-color-scheme: dark) { ${colourRule(dark)} :root { color-scheme: dark; } }` : ''}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin-inline: auto; padding: 4rem 1.25rem; }
h1 { color: var(--primary); font: 600 2rem/1.25 Georgia, serif; }
a { color: var(--accent); }
strong { white-space: nowrap; }
time { font-size: 1.375rem; font-weight: 600; }
form { display: grid; gap: 0.75rem; }
button { padding: 0.75rem 1rem; border: 2px solid var(--primary); border-radius: 0.5rem;
  background: var(--paper); color: var(--primary); font: inherit; cursor: pointer; }
button[aria-pressed='true'] { background: var(--primary); color: var(--paper); }
`

/** CSP of a plain page: its own style; `hasForm`: a form that is sent to its own address. */
export const plainPagePolicy = ({ theme }: ServerFacts, hasForm = false) =>
  closedPolicy([inlineSource(styleOf(theme))], hasForm)

export function callLine({ clinic, strings }: ServerFacts) {
  const phone = clinic.phones.landline
  return html`<p>${strings.answer.call} <a href="tel:${phone.replace(/[^\d+]/g, '')}" dir="ltr">${phone}</a></p>`
}

/** A page without scripts, as HTML. */
export const plainPage = (
  { locale, strings, siteName, theme }: ServerFacts,
  heading: string,
  body: ReturnType<typeof html>,
): string =>
  html`<!doctype html>
<html lang="${locale.lang}" dir="${locale.dir}">
<head>
<meta charset="utf-8">
<title>${fill(strings.answer.title, { heading, site: siteName })}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${raw(styleOf(theme))}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`.toString()
