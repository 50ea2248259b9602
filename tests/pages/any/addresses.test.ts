import { expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'
import { createSite } from '../../../src/server/http/site.ts'
import { telHref } from '../../../src/shared/formats/phone.ts'
import { canonicalPath } from '../../support/canonicalPath.ts'
import { content, only, pages } from './builtPages.ts'

const { clinic } = content

const served = createSite({ dist: distDir, canonicalPath })

test.each(pages)('a visitor reads $name at its canonical address', async (page) => {
  const { pathname } = new URL(only(page, 'link[rel="canonical"]', 'href'))
  const answer = await served.request(pathname)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(page.html)
})

test('a visitor of an unknown address receives status 404 and the phone number', async () => {
  const answer = await served.request('/no-such-page-anywhere')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(telHref(clinic.phones.landline))
})
