import { resolveMedia } from '../../content/media/resolveMedia'
import { languageData } from '../../content/pageData'
import { openSites } from '../../content/site/openSites'
import type { SiteOptions } from '../../content/site/site'
import type { DraftSite } from '../../editor/contract/preview'
import { glyphParts, glyphs, manifest } from './builtMedia'
import { draftFiles } from './draftFiles'
import { drawnGlyph } from './drawnGlyph'

/** Opens a draft: its site, the data of its pages, and its texts with the names of media. */
export function openDraft({ language, texts, forms, pictures }: DraftSite) {
  const files = draftFiles(texts)
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
  const site = sites.in(language)
  const written = openSites(files, { media: (_name, content) => content })
  return { site, data: languageData(site, sites, ''), written }
}
