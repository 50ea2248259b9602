import { expect, test } from 'vitest'
import { siteData } from '../../../src/content/pageData'
import { namespacesOf } from '../../../src/content/sections/shownOn'
import { renderPage } from '../../../src/site/app/entry.prerender'
import { readVisitorSite } from '../../support/siteData'

const { content, delivered } = await readVisitorSite()

test.each(content.pages)('an editor of a text reads whether $id shows it', async (page) => {
  // A page that shows a text of another file cannot be rendered without it.
  const site = siteData(content, '', namespacesOf(page))
  await expect(renderPage(site, delivered(page.id))).resolves.toMatchObject({ page: page.id })
})
