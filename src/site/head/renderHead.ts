import { clinic } from '../../content'
import type { ShownPage } from '../../content/pages'
import type { HeadFacts } from '../../content/siteData'
import { i18n } from '../i18n'
import { pageHead, siteInDistrict } from './pageHead'
import { structuredData } from './structuredData'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** The tags of a page's head as HTML. */
export function renderHead(page: ShownPage, facts: HeadFacts): string {
  const { title, description, canonical } = pageHead(page)
  const site = i18n.t('siteName', { clinic: clinic.name })
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site),
    meta('property', 'og:locale', i18n.t('openGraphLocale')),
    ...facts.translations
      .filter(({ language }) => language !== i18n.language)
      .map(({ locale }) => meta('property', 'og:locale:alternate', locale)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', clinic.website + facts.share.path),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      [siteInDistrict(site), facts.share.photoAlt].filter(Boolean).join('. '),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (!canonical) return [...tags, meta('name', 'robots', 'noindex')].join('')
  // Escaped: no content can close the script element.
  const json = JSON.stringify(structuredData(page, facts)).replaceAll('<', '\\u003c')
  return [
    ...tags,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates(facts),
    meta('property', 'og:url', canonical),
    `<script type="application/ld+json">${json}</script>`,
  ].join('')
}

/** Links to the page in all its languages; `x-default` is the clinic's own. */
function alternates({ translations }: HeadFacts): string[] {
  const [own] = translations
  const all = own ? [...translations, { ...own, language: 'x-default' }] : []
  return all.map(
    ({ language, address }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
  )
}
