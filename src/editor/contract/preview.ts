import type { FileName, Path } from './contract'
import type { Forms } from './validatorMessages'

/** Messages between the editor's page and preview frames of the same origin. */

/** The location of a value in its file. */
export type Place = { file: FileName; path: Path }

/** A picture that a draft brings along; width and height in CSS pixels. `drawing`: its text, where it is one. */
export type DraftPicture = { src: string; width: number; height: number; drawing?: string }

/** The site as a draft has it. */
export type DraftSite = {
  language: string
  /** JSON files, by name. */
  texts: Record<FileName, string>
  forms: Forms
  /** By name below `content/media`, in place of what the build made of a file of that name. */
  pictures: Readonly<Record<string, DraftPicture>>
}

/** What one frame shows, once: each state of the draft gets a frame of its own. */
export type View = {
  site: DraftSite
  /** The page's code in `pages.json`; the first where there is no such page. */
  page: string
  /** As it was in the frame before: how far it was scrolled, in CSS pixels, and the ids of its open panels. */
  scroll: number
  open: string[]
}

export type ToPreview =
  | { kind: 'show'; view: View }
  /** Outline the value of a field; `bring` scrolls to it. */
  | { kind: 'point'; place: Place | undefined; bring: boolean }

export type FromPreview =
  /** Ready to show. */
  | { kind: 'ready' }
  /** The page is rendered. */
  | { kind: 'shown'; page: string; pages: { id: string; title: string }[] }
  /** The draft cannot be shown as it is. */
  | { kind: 'failed' }
  /** Somebody pressed something that is this place's. */
  | { kind: 'pressed'; place: Place }
  /** Whether the place pointed at is on this page, and on which pages it might be. */
  | { kind: 'pointed'; isHere: boolean; pages: string[] }
