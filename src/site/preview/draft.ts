import { readGlyph } from '../../content/media/glyph'
import { resolveMedia } from '../../content/media/resolveMedia'
import { pageData, siteData } from '../../content/pageData'
import { openSites } from '../../content/site/openSites'
import type { SiteOptions } from '../../content/site/site'
import { receiveTexts } from '../../content/texts/engineTexts'
import type { DraftSite } from '../../editor/contract/preview'
import { openSite } from '../openSite'
import { glyphs, manifest } from './builtMedia'
import { draftFiles } from './draftFiles'

/**
 * Opens a page of a draft: its site, what the page's visitor receives, and its texts with the names
 * of media. An unknown id opens the first page. Throws if a file that the page shows cannot be read.
 */
export function openDraft({ language, texts, engine, forms, pictures }: DraftSite, wanted: string) {
  receiveTexts(engine)
  const files = draftFiles(texts)
  function glyph(file: string) {
    const draftPicture = pictures[file]
    const found = draftPicture?.drawing
      ? readGlyph(draftPicture.drawing, draftPicture)
      : glyphs[file]
    if (!found) throw new Error(`content/media/${file} is not a drawing of the last build`)
    return found
  }
  const built = { manifest: { ...manifest, ...pictures }, glyph }
  const media: SiteOptions['media'] = (name, content) =>
    resolveMedia(content, forms[name], built) as typeof content
  const site = openSites(files, { media }).in(language)
  const page = site.pages.find(({ id }) => id === wanted) ?? site.pages[0]
  if (!page) throw new Error('pages.json: no page is published')
  const shown = openSite(siteData(site, ''))
  const written = openSites(files, { media: (_name, content) => content })
  return { site, shown, page: page.id, data: pageData(site, page), written }
}
