import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { content, everyPage, expect, paths, test, tr, visit } from './fixtures.ts'
import { openMenu } from './support/menu.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Faults by rule, each with the elements and axe's reason. What happens to lie
 * half under the bar at the window's end is looked at again in the middle of it.
 */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ')
      if (failureSummary?.includes('partially obscured') && (await isFaultless(page, place, id))) {
        continue
      }
      found.push(`${id}: ${place} ${failureSummary}`)
    }
  }
  return found
}

/** Whether an element breaks a rule no longer once it stands in the middle of the window. */
async function isFaultless(page: Page, place: string, rule: string): Promise<boolean> {
  await page
    .locator(place)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page }).include(place).withRules([rule]).analyze()
  return violations.length === 0
}

/** Nothing is judged half-way through a fade. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )

async function expectNoFaults(page: Page): Promise<void> {
  await settled(page)
  expect(await faults(page)).toEqual([])
}

for (const { name, path } of everyPage) {
  test(`a visitor with a screen reader meets no fault on ${name}`, async ({ page }) => {
    await visit(page, path)
    await expectNoFaults(page)
  })

  test(`nor does one who has asked for less motion, down to the end of ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expectNoFaults(page)
  })
}

test.describe('whatever a visitor opens is as accessible', () => {
  test('the drawer', async ({ page }) => {
    await visit(page, paths.home)
    await page.getByRole('button', { name: tr('common', 'drawer.open') }).click()
    await expect(page.getByRole('dialog', { name: tr('common', 'drawer.title') })).toBeVisible()
    await expectNoFaults(page)
  })

  test('the contact popover', async ({ page }) => {
    await visit(page, paths.about)
    await page.getByRole('button', { name: tr('common', 'reach.label') }).click()
    await expect(page.getByRole('dialog', { name: tr('common', 'reach.label') })).toBeVisible()
    await expectNoFaults(page)
  })

  test('the menu', async ({ page }) => {
    await visit(page, paths.staff)
    const menu = await openMenu(page)
    await expect(menu.getByRole('link').first()).toBeVisible()
    await expectNoFaults(page)
  })

  test('all price panels', async ({ page }) => {
    await visit(page, paths.prices)
    const main = page.getByRole('main')
    for (const panel of await main.locator('button[aria-expanded]').all()) await panel.click()
    await expect(main.locator('button[aria-expanded="true"]')).toHaveCount(
      content('prices').categories.length,
    )
    await expectNoFaults(page)
  })

  test('the form’s complaints', async ({ page }) => {
    await visit(page, paths.appointment)
    await page.getByRole('button', { name: tr('appointment', 'submit'), exact: true }).click()
    await expect(page.getByText(tr('appointment', 'errors.required'))).toHaveCount(2)
    await expectNoFaults(page)
  })

  test('the news that a request could not be sent', async ({ page, consoleAllowance }) => {
    consoleAllowance.push(/randevus|status of 500/)
    await page.route('**/api/randevus', (route) => route.fulfill({ status: 500, body: '' }))
    await visit(page, paths.appointment)
    await page.getByLabel(tr('appointment', 'fields.name')).fill('Gülşen Işık')
    await page.getByLabel(tr('appointment', 'fields.phone')).fill('0532 000 00 00')
    await page.getByRole('button', { name: tr('appointment', 'submit'), exact: true }).click()
    await expect(page.getByText(tr('appointment', 'toast.failure'))).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
})

test('a fault is found where there is one', async ({ page }) => {
  await visit(page, paths.contact)
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'))
  })
  expect((await faults(page)).join('\n')).toContain('button-name')
})
