import { glyphParts, glyphs, manifest } from 'virtual:built-media'
import { resolveMedia } from '../../content/media/resolveMedia'
import { pageModule, publishedIds } from '../../content/pageModule'
import { type ContentSource, contentFrom, localeFrom, siteMapFrom } from '../../content/readFrom'
import { type RequestChoice, requestChoicesFrom } from '../../content/requestChoices'
import type { PageContents, SiteMap } from '../../content/siteMap'
import { specialDaysFrom } from '../../content/specialDays'
import type { ContentFiles } from '../../content/types.gen'
import type { DraftSite } from '../../editor/contract/preview'
import { drawnGlyph } from './drawnGlyph'
import { marked, markedEntries } from './marks'

/** The build's content modules, read from the draft (`scripts/build/previewContent.ts`). */
let given: DraftSite | undefined

/** Called once, before any module that reads content is imported. */
export function give({ site }: { site: DraftSite }): void {
  given = site
}

export function draft(): DraftSite {
  if (!given) throw new Error('no draft was received')
  return given
}

const own = (): string => JSON.parse(draft().texts['content/site.json'] ?? '{}').language

const source = (): ContentSource => {
  const { language, texts, forms } = draft()
  return {
    language,
    has: (file) => file in texts,
    json(file) {
      const text = texts[file]
      if (text === undefined) throw new Error(`${file} is not in the draft`)
      const value: unknown = JSON.parse(text)
      // Translations are looked up by the unmarked text; marks are added to what is shown.
      if (this.language === own()) return marked(file, value, forms)
      return markedEntries(file, value, this.language)
    },
  }
}

export function content<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] {
  const { forms, pictures } = draft()
  return resolveMedia(contentFrom(source(), name), forms[name], {
    manifest: { ...manifest, ...pictures },
    glyph(file) {
      const draftPicture = pictures[file]
      const glyph = draftPicture?.drawing
        ? drawnGlyph(draftPicture.drawing, glyphParts, draftPicture)
        : glyphs[file]
      if (!glyph) throw new Error(`content/media/${file} is not a drawing of the last build`)
      return glyph
    },
  }) as ContentFiles[Name]
}

export const locale = (namespace: string): object => localeFrom(source(), namespace)

export const siteMap = (): SiteMap => siteMapFrom(source())

export const requestChoices = (): RequestChoice[] => requestChoicesFrom(source())

export const specialDays = (): Record<string, string> =>
  specialDaysFrom(source(), import.meta.env.LANGUAGE_TAG ?? draft().language)

export const logo = (): unknown => content('theme').logo

export const descriptions = (): Record<string, string> =>
  Object.fromEntries(
    contentFrom(source(), 'pages').pages.map(({ id, description }) => [id, description]),
  )

export const loaders = (): Record<string, () => Promise<{ default: PageContents }>> =>
  Object.fromEntries(
    publishedIds(source()).map((id) => [
      id,
      async () => ({ default: await pageModule(source(), id, async (name) => content(name)) }),
    ]),
  )
