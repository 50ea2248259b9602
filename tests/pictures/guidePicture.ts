import type { BrowserContextOptions, Page } from '@playwright/test'

/** A picture in a guide. */
export type GuidePicture = {
  name: string
  role: 'editor' | 'manager'
  /** The desk's page, by the hash of its address. */
  place: string
  screen: BrowserContextOptions
  /** Of the picture in pixels; undefined: the screen's. */
  width: number | undefined
  prepare(page: Page): Promise<void>
}
