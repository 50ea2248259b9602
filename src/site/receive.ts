import { forgetContent, giveContent } from '../content'
import { forgetPages, givePages } from '../content/pages'
import type { SiteData } from '../content/siteData'
import { writeIn } from '../shared/formats/inLanguage'
import { addTexts, forgetTexts, startTexts } from './i18n'

/** Adds a part of the site's data; what reads it may render afterwards. */
export function receive(data: SiteData): void {
  if (data.frame) {
    startTexts(data.frame)
    writeIn(data.frame)
  }
  giveContent(data)
  givePages(data)
  addTexts(data.texts ?? {})
}

/** Replaces all data, so that a page that lacks some of its own cannot be rendered. */
export function receiveOnly(parts: readonly SiteData[]): void {
  forgetTexts()
  forgetContent()
  forgetPages()
  parts.forEach(receive)
}
