import { content, expect, pageName, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import { chunk } from './support/faults.ts'

const { landline } = content('clinic').phones

test('a visitor whose page breaks reads the phone number, and can try again', async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(/broken on purpose/)
  const doctors = chunk('doctors')
  await page.route(doctors, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Doctors() { throw new Error("broken on purpose") }',
    }),
  )
  await visit(page, paths.about)
  const link = page.getByRole('contentinfo').getByRole('link', { name: pageName('staff') })
  await whenAlive(link)
  await link.click()
  const panel = page.getByRole('alert')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(tr('common', 'error.title'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
  await expect(panel.getByRole('link', { name: landline })).toHaveAttribute(
    'href',
    `tel:+${landline.replace(/\D/g, '')}`,
  )
  await expect(page.getByRole('banner')).toBeVisible()

  await page.unroute(doctors)
  await panel.getByRole('button', { name: tr('common', 'error.reload') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
  await expect(panel).toHaveCount(0)
})
