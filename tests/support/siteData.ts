import { join } from 'node:path'
import { buildMedia } from '../../scripts/media/buildMedia.ts'
import { openBuiltSites } from '../../scripts/publish/builtSites.ts'
import { clinicPlace } from '../../scripts/publish/paths.ts'
import { type ClinicPlace, folderFiles } from '../../src/content/loading/read.ts'
import { pageData, siteData } from '../../src/content/pageData.ts'
import type { Site, Sites } from '../../src/content/site/site.ts'
import type { PageData, SiteData } from '../../src/content/siteData.ts'
import { renderHead } from '../../src/site/head/renderHead.ts'
import { openSite } from '../../src/site/openSite.ts'

/** A language of a clinic as its visitors receive it. */
export type VisitorSite = {
  content: Site
  sites: Sites
  data: SiteData
  /** All pages by id, the 404 page last. */
  pages: string[]
  delivered(page: string): { page: string; data: PageData }
  headOf(page: string): string
}

/** A language of open sites. */
export function visitorSite(sites: Sites, language: string): VisitorSite {
  const content = sites.in(language)
  const pageOf = (id: string) => content.pages.find((page) => page.id === id)
  return {
    content,
    sites,
    data: siteData(content, ''),
    pages: [...content.pages.map(({ id }) => id), 'notFound'],
    delivered: (id) => ({ page: id, data: pageData(content, pageOf(id)) }),
    headOf: (id) => renderHead(content, sites, pageOf(id)),
  }
}

/** A clinic's language; `root`: the clinic whose media are built. */
export async function readVisitorSite(
  { clinicDir, language }: ClinicPlace = clinicPlace(),
  root: string = clinicPlace().clinicDir,
): Promise<VisitorSite> {
  const manifest = await buildMedia({ root, cacheDir: join(root, '.cache') })
  return visitorSite(openBuiltSites(root, manifest, folderFiles(clinicDir)), language)
}

/** The fixture clinic's content, and its site as the browser opens it. */
export async function openFixtureSite() {
  const { content, data } = await readVisitorSite()
  return { content, site: openSite(data) }
}
