import { resolveMedia } from '../../content/media/resolveMedia'
import { languageData } from '../../content/pageData'
import { type ContentSource, contentFrom } from '../../content/readFrom'
import type { ContentFiles } from '../../content/types.gen'
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

/** Opens a draft; returns its content by file and its data by page, texts with marks. */
export function openDraft(site: DraftSite) {
  shown = site
  const { language, texts, forms, pictures } = site
  const own: string = JSON.parse(texts['content/site.json'] ?? '{}').language
  const source: ContentSource = {
    language,
    has: (file) => file in texts,
    json(file) {
      const text = texts[file]
      if (text === undefined) throw new Error(`${file} is not in the draft`)
      const value: unknown = JSON.parse(text)
      // Translations are looked up by the unmarked text; marks are added to what is shown.
      if (this.language === own) return marked(file, value, forms)
      return markedEntries(file, value, this.language)
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
  const media = { manifest: { ...manifest, ...pictures }, glyph }
  const content = <Name extends keyof ContentFiles>(name: Name) =>
    resolveMedia(contentFrom(source, name), forms[name], media) as ContentFiles[Name]
  return { content, data: languageData({ source, content, apiHost: '' }) }
}
