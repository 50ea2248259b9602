/**
 * What a media reference in content becomes once the build has resolved it.
 * All URLs are absolute paths under `/media/`; sizes are CSS pixels of the original.
 */

/** A photograph in several widths: `${stem}-${width}.avif` for each of `widths`, and one JPEG (`lib/photo.ts`). */
export type RasterPhoto = { stem: string; width: number; height: number; widths: number[] }

/** A drawn picture: one file for every size. */
export type VectorPhoto = { src: string; width: number; height: number }

export type Photo = RasterPhoto | VectorPhoto

/** An element of a drawing, its attributes as React spells them, and what is inside it. */
export type GlyphShape = [element: string, attributes: Record<string, string>, inner?: GlyphShape[]]

/** A drawing in the colour of the text around it; it stands in the page itself. */
export type Glyph = [attributes: Record<string, string>, shapes: GlyphShape[]]

export type Icon = { src: string; width: number; height: number }

/** One encoding of a loop; `type` is a full MIME type with codecs, for `<source type>`. */
export type Video = { src: string; type: string }
