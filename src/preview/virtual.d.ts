/** Made by the build of the preview (scripts/build/previewContent.ts). */

declare module 'virtual:built-media' {
  import type { Glyph } from '../content/media'
  import type { Manifest } from '../content/resolveMedia'

  /** What the last build made of the pictures. */
  export const manifest: Manifest
  /** Drawings that stand in the page itself, by name below `content/media`. */
  export const glyphs: Record<string, Glyph>
  /** What such a drawing may be made of. */
  export const glyphParts: { elements: string[]; attributes: string[] }
  /** The theme's fonts of the last build. */
  export const fonts: import('../content/types.gen').ThemeFile['fonts']
}

declare module 'virtual:section-files' {
  /** The files each kind of section reads; `frame` is what stands around every page. */
  const files: Record<string, { content: string[]; locale: string[] }>
  export default files
}
