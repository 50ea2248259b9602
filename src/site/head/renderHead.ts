import { notFoundHead, pageHead, pageUrl, siteInDistrict } from '../../content/pageHead'
import { shareOf } from '../../content/pageShare'
import type { Site, Sites } from '../../content/site/site'
import type { PublishedPage } from '../../content/siteMap'
import { structuredData } from './structuredData'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** The tags of a page's head as HTML; without a page, of the 404 page. */
export function renderHead(site: Site, sites: Sites, page?: PublishedPage): string {
  const { title, description, canonical } = page ? pageHead(site, page) : notFoundHead(site)
  const share = shareOf(site, page)
  const translations = page ? translationsOf(page, sites) : []
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', site.texts.common.openGraphLocale),
    ...translations
      .filter(({ language }) => language !== site.language)
      .map(({ locale }) => meta('property', 'og:locale:alternate', locale)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', site.clinic.website + encodeURI(share.path)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', [siteInDistrict(site), share.alt].filter(Boolean).join('. ')),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (!page || !canonical) return [...tags, meta('name', 'robots', 'noindex')].join('')
  // Escaped: no content can close the script element.
  const json = JSON.stringify(structuredData(site, sites.own, page)).replaceAll('<', '\\u003c')
  return [
    ...tags,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates(translations),
    meta('property', 'og:url', canonical),
    `<script type="application/ld+json">${json}</script>`,
  ].join('')
}

/** A page's absolute, percent-encoded address in a language, and that language's Open Graph locale. */
type Translation = { language: string; address: string; locale: string }

/** The page in all its languages, the clinic's own first; empty in a single one. */
function translationsOf({ id }: PublishedPage, sites: Sites): Translation[] {
  const found = sites.published.flatMap((site) => {
    const page = site.pages.find((page) => page.id === id)
    if (!page) return []
    const { language, texts } = site
    return [{ language, address: pageUrl(site, page), locale: texts.common.openGraphLocale }]
  })
  return found.length > 1 ? found : []
}

/** Links to the page in all its languages; `x-default` is the clinic's own. */
function alternates(translations: readonly Translation[]): string[] {
  const [own] = translations
  const all = own ? [...translations, { ...own, language: 'x-default' }] : []
  return all.map(
    ({ language, address }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
  )
}
