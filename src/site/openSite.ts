import type { SiteData } from '../content/siteData'
import { formatsIn } from '../shared/formats/inLanguage'
import { createTexts } from './i18n'
import { siteView } from './siteView'

/** A site in one language: its facts, pages, texts and formats. */
export type OpenSite = ReturnType<typeof openSite>

/** Opens a site. Throws for one whose pages `siteView` refuses. */
export function openSite(data: SiteData) {
  const { lang, dir, apiHost, logo, clinic, place } = data
  return {
    lang,
    dir,
    apiHost,
    logo,
    clinic,
    place,
    ...formatsIn(data),
    ...siteView(data),
    i18n: createTexts(data),
  }
}
