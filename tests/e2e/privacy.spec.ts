import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit } from './fixtures.ts'

const { sections, intro } = content('privacy')
const clinic = content('clinic')
const { street, district, city, postalCode } = clinic.address
const address = tr('privacy', 'address', { street, district, city, postalCode })
const part = (page: Page, shows: string) =>
  page.locator(`#${sections.find((section) => section.shows === shows)?.id}`)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads who keeps which data, why, for how long, and what to do about it', async ({
    page,
  }) => {
    await page.goto(paths.privacy)
    await test.step('every section stands with its words', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('KVKK Aydınlatma Metni')
      for (const paragraph of intro) await expect(page.getByText(paragraph)).toBeVisible()
      for (const { id, title, text, list = [] } of sections) {
        const region = page.getByRole('region', { name: title, exact: true })
        await expect(region).toHaveAttribute('id', id)
        for (const paragraph of text) await expect(region.getByText(paragraph)).toBeVisible()
        await expect(region.getByRole('listitem')).toHaveText(list)
      }
    })

    await test.step('the clinic’s own settings stand in the text', async () => {
      for (const fact of [clinic.legalTitle, address, clinic.phones.landline, clinic.email]) {
        await expect(part(page, 'controller').getByRole('definition').getByText(fact)).toBeVisible()
      }
      await expect(part(page, 'retention')).toContainText(
        tr('privacy', 'retention', { days: clinic.requestRetentionDays }),
      )
      await expect(part(page, 'map')).toContainText(
        tr('privacy', `map.${clinic.sections.map}`, { provider: clinic.map.provider }),
      )
      await expect(part(page, 'application')).toContainText(clinic.email)
    })
  })
})

test('a visitor goes from a question to its answer', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, paths.privacy)
  const { title = '', id = '' } = sections.at(-1) ?? {}
  await page
    .getByRole('navigation', { name: tr('privacy', 'contents') })
    .getByRole('link', { name: title })
    .click()
  await expect(page).toHaveURL(`${paths.privacy}#${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(paths.privacy)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KVKK Aydınlatma Metni')
})
