/** Resolved media references: URLs below `/media/`, sizes in CSS pixels of the original. */

/** A photograph: `${stem}-${width}.avif` for each of `widths`, and one JPEG (`ui/photo.ts`). */
export type RasterPhoto = { stem: string; width: number; height: number; widths: number[] }

export type VectorPhoto = { src: string; width: number; height: number }

export type Photo = RasterPhoto | VectorPhoto

/** An SVG element with React's attribute names and its children. */
export type GlyphShape = [element: string, attributes: Record<string, string>, inner?: GlyphShape[]]

/** An inlined drawing in the text's colour. */
export type Glyph = [attributes: Record<string, string>, shapes: GlyphShape[]]

export type Icon = { src: string; width: number; height: number }

/** One encoding of a video; `type` is a MIME type with codecs. `av1`: the same video, encoded by the build. */
export type Video = { src: string; type: string; av1?: Video }
