import type { PageHead } from './pageHead'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** The head's tags as HTML. `otherLocales`: Open Graph locales of the page's translations. */
export function renderHead(head: PageHead, otherLocales: readonly string[] = []): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:locale', head.locale),
    ...otherLocales.map((locale) => meta('property', 'og:locale:alternate', locale)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', head.image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (head.canonical) {
    tags.push(
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      meta('property', 'og:url', head.canonical),
    )
  } else {
    tags.push(meta('name', 'robots', 'noindex'))
  }
  if (head.jsonLd) {
    // Escaped: no content can close the script element.
    const json = JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c')
    tags.push(`<script type="application/ld+json">${json}</script>`)
  }
  return tags.join('')
}
