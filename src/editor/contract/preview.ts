import type { Glyph } from '../../content/media/media'
import type { Manifest } from '../../content/media/resolveMedia'
import type { ThemeFile } from '../../content/types.gen'
import type { FileName, Path } from './contract'
import type { EngineTexts } from './editorWords'
import type { Forms } from './validatorMessages'

/** Messages between the editor's page and preview frames of the same origin. */

/** The location of a value in its file. */
export type Place = { file: FileName; path: Path }

/** A new picture of a draft; width and height in CSS pixels. `drawing`: the text of an SVG. */
export type DraftPicture = { src: string; width: number; height: number; drawing?: string }

/** The data block `media` of the preview's document: the last build. */
export type BuiltMedia = {
  manifest: Manifest
  /** Inlined drawings by name below `content/media`. */
  glyphs: Record<string, Glyph>
  fonts: ThemeFile['fonts']
}

/** The site with a draft. */
export type DraftSite = {
  language: string
  /** JSON files, by name. */
  texts: Record<FileName, string>
  engine: EngineTexts
  forms: Forms
  /** By name below `content/media`; they replace derivatives of the same name. */
  pictures: Readonly<Record<string, DraftPicture>>
}

/** The content of one frame: each state of the draft gets a new frame. */
export type View = {
  site: DraftSite
  /** The page's id in `pages.json`; an unknown id shows the first page. */
  page: string
  /** From the previous frame: scroll position in CSS pixels, ids of open panels, each carousel's slide. */
  scroll: number
  open: string[]
  slides: number[]
}

export type Pointed = { look: 'field' | 'change'; places: readonly Place[] }

export type ToPreview =
  | { kind: 'show'; view: View }
  /** Highlights the value of a field, or marks what a proposal changes, and scrolls to it. */
  | ({ kind: 'point' } & Pointed)

export type FromPreview =
  /** Ready to show. */
  | { kind: 'ready' }
  /** A page is rendered. */
  | { kind: 'shown'; page: string; pages: { id: string; title: string }[] }
  /** The draft cannot be rendered. */
  | { kind: 'failed' }
  /** A click on the page's part of a place. */
  | { kind: 'pressed'; place: Place }
  /** Whether this page shows a highlighted place, and which pages may show one. */
  | { kind: 'pointed'; isHere: boolean; pages: string[] }
