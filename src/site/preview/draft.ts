import { resolveMedia } from '../../content/media/resolveMedia'
import { languageData } from '../../content/pageData'
import { openSites } from '../../content/site/openSites'
import type { ClinicFiles, SiteOptions } from '../../content/site/site'
import type { DraftSite } from '../../editor/contract/preview'
import { glyphParts, glyphs, manifest } from './builtMedia'
import { drawnGlyph } from './drawnGlyph'
import { marked, markedEntries } from './marks'

let shown: DraftSite | undefined

/** The draft that the frame shows. Throws before one is opened. */
export function draft(): DraftSite {
  if (!shown) throw new Error('no draft was received')
  return shown
}

/** Opens a draft; returns the site in its language and its data by page, texts with marks. */
export function openDraft(site: DraftSite) {
  shown = site
  const { language, texts, forms, pictures } = site
  const own: string = JSON.parse(texts['content/site.json'] ?? '{}').language
  const files: ClinicFiles = {
    has: (file) => file in texts,
    json(file, reader) {
      const text = texts[file]
      if (text === undefined) throw new Error(`${file} is not in the draft`)
      const value: unknown = JSON.parse(text)
      // Translations are looked up by the unmarked text; marks are added to what is shown.
      return reader === own ? marked(file, value, forms) : markedEntries(file, value, reader)
    },
  }
  function glyph(file: string) {
    const draftPicture = pictures[file]
    const found = draftPicture?.drawing
      ? drawnGlyph(draftPicture.drawing, glyphParts, draftPicture)
      : glyphs[file]
    if (!found) throw new Error(`content/media/${file} is not a drawing of the last build`)
    return found
  }
  const built = { manifest: { ...manifest, ...pictures }, glyph }
  const media: SiteOptions['media'] = (name, content) =>
    resolveMedia(content, forms[name], built) as typeof content
  const sites = openSites(files, { media })
  const shownSite = sites.in(language)
  return { site: shownSite, data: languageData(shownSite, sites, '') }
}
