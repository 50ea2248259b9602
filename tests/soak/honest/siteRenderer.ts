import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { engineFolder } from '../../../scripts/engine/identity.cjs'
import { buildMedia } from '../../../scripts/media/buildMedia.ts'
import { openBuiltSites } from '../../../scripts/publish/builtSites.ts'
import { openEngine } from '../../../scripts/publish/engine.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import type { ClinicFiles, Sites } from '../../../src/content/site/site.ts'
import type { VisitorSite } from '../../support/siteData.ts'

/** What a visitor can follow on a page, and whether placeholders are left. */
export type RenderedPage = { ids: ReadonlySet<string>; links: readonly string[]; isRaw: boolean }

/**
 * Opens sites with the media of the clinic that CLINIC names, and renders the pages that no site
 * before had. Needs a built engine.
 */
export async function siteRenderer() {
  const manifest = await buildMedia({ root: clinicDir, cacheDir: join(clinicDir, '.cache') })
  const engine = openEngine(engineFolder())
  const known = new Map<string, RenderedPage>()
  return {
    open: (files: ClinicFiles): Sites => openBuiltSites(clinicDir, manifest, files),
    /** The number of different pages so far. */
    count: () => known.size,
    /** Rejects with the page that cannot be rendered. */
    async render({ data, delivered, headOf }: VisitorSite, page: string): Promise<RenderedPage> {
      const [own, head] = [delivered(page), headOf(page)]
      const key = createHash('sha1')
        .update(JSON.stringify([data, own, head]))
        .digest('base64')
      const before = known.get(key)
      if (before) return before
      try {
        const rendered = pageIn(head + (await engine.renderPage(data, own)))
        known.set(key, rendered)
        return rendered
      } catch (cause) {
        throw new Error(`the page "${page}" cannot be rendered: ${cause}`, { cause })
      }
    },
  }
}

const pageIn = (html: string): RenderedPage => ({
  ids: new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)),
  links: [...new Set(Array.from(html.matchAll(/ href="([/#][^"]*)"/g), ([, to = '']) => to))],
  isRaw: html.includes('{{'),
})
