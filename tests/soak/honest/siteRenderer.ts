import { join } from 'node:path'
import { engineFolder } from '../../../scripts/engine/identity.cjs'
import { buildMedia } from '../../../scripts/media/buildMedia.ts'
import { openEngine } from '../../../scripts/publish/engine.ts'
import { openLanguage } from '../../../scripts/publish/languageSource.ts'
import { clinicPlace } from '../../../scripts/publish/paths.ts'
import type { Draft } from './draft.ts'

/**
 * Returns the function that renders the pages of a draft that no draft before had, and resolves to
 * their number. Needs a built engine. Rejects with the page that cannot be rendered.
 */
export async function siteRenderer(): Promise<(draft: Draft) => Promise<number>> {
  const { clinicDir, language } = clinicPlace()
  const manifest = await buildMedia({ root: clinicDir, cacheDir: join(clinicDir, '.cache') })
  const { renderPage } = openEngine(engineFolder()).openRenderer()
  const rendered = new Set<string>()
  return async (draft) => {
    const source = {
      language,
      has: (file: string) => draft.has(file),
      json: (file: string) => JSON.parse(draft.textOf(file)),
    }
    const { data } = openLanguage(source, join(clinicDir, 'content', 'media'), manifest)
    let count = 0
    for (const page of data.pages) {
      const input = { boot: data.boot(page), near: data.near(page), facts: data.headFacts(page) }
      const key = JSON.stringify([page, input])
      if (rendered.has(key)) continue
      rendered.add(key)
      count += 1
      try {
        await renderPage(page, input)
      } catch (cause) {
        throw new Error(`the page "${page}" cannot be rendered`, { cause })
      }
    }
    return count
  }
}
