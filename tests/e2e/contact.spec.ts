import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import { chunk } from './support/faults.ts'

const clinic = content('clinic')
const mapTitle = 'Klinik konumu haritası'
const mapOf = (page: Page) => page.locator('main').getByTitle(mapTitle, { exact: true })
const directionsOf = (page: Page) =>
  page
    .locator('main')
    .getByRole('list', { name: tr('contact', 'address.directions') })
    .getByRole('link')

test.describe('a visitor of the contact page', () => {
  if (clinic.sections.map === 'auto') {
    test('sees the page before its map loads', { tag: '@desktop' }, async ({ page }) => {
      // The map loads after half a second of animation time, which is paused here.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Animation.enable')
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
      let asked = 0
      page.on('request', (request) => {
        if (request.url() === clinic.map.embedUrl) asked += 1
      })
      await visit(page, paths.contact)
      await mapOf(page).scrollIntoViewIfNeeded()
      await page.screenshot()
      expect(asked, 'requested too early').toBe(0)
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await expect.poll(() => asked).toBe(1)
    })
  }
})

test.describe('a visitor of a clinic whose map waits for a click', { tag: '@desktop' }, () => {
  /** Navigates to the contact page in the app, with another mode of the map in its data. */
  async function arrive(page: Page, mode: 'click' | 'off') {
    let told = 0
    await page.route('**/assets/*.json', async (route) => {
      const response = await route.fetch()
      const data = await response.text()
      const changed = data.replace(/("map":")(?:auto|click|off)(?=")/, `$1${mode}`)
      if (changed.includes(`"map":"${mode}"`)) told += 1
      await route.fulfill({ response, body: changed })
    })
    // The app waits five seconds for a page.
    const ahead = page.waitForResponse(chunk('contact'))
    await visit(page, paths.staff)
    await (await ahead).finished()
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageName('contact'), exact: true })
    await whenAlive(link)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim')
    expect(told, 'data that contain the mode').toBeGreaterThan(0)
  }

  test('reads who provides the map, loads it and finds the focus on it', async ({
    page,
    thirdPartyRequests,
  }) => {
    await arrive(page, 'click')
    const { provider } = clinic.map
    await expect(page.getByText(tr('contact', 'map.notice', { provider }))).toBeVisible()
    await expect(mapOf(page)).toHaveCount(0)
    expect(thirdPartyRequests).toEqual([])
    await page.getByRole('button', { name: 'Haritayı yükle' }).click()
    await expect(mapOf(page)).toHaveAttribute('src', clinic.map.embedUrl)
    await expect(mapOf(page)).toBeFocused()
    await expect.poll(() => thirdPartyRequests).toEqual([clinic.map.embedUrl])
    await expect(directionsOf(page)).toHaveCount(3)
  })

  test('still gets directions where the map is switched off', { tag: '@nightly' }, async ({
    page,
  }) => {
    await arrive(page, 'off')
    await expect(directionsOf(page)).toHaveCount(3)
    await expect(mapOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Haritayı yükle' })).toHaveCount(0)
  })
})
