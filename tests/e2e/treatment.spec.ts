import { content, expect, test, tr, visit } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { findBroken } from './support/fits.ts'
import { outside } from './support/outside.ts'
import { first, pageWith } from './support/sectionPage.ts'

const treatment = first(content('treatments').treatments)
const { path } = pageWith('treatment', treatment.id)
const group = content('questions').groups.find(({ id }) => id === treatment.questions)

test.describe('a visitor who considers a treatment', () => {
  test('meets no barrier in it, and jumps to a part of the text', async ({ page }) => {
    await visit(page, path)
    await test.step('meets no barrier when every question is open', async () => {
      for (const { question } of group?.questions ?? []) {
        const panel = page.getByRole('button', { name: question, exact: true })
        await panel.click()
        await expect(panel).toHaveAttribute('aria-expanded', 'true')
      }
      expect(await faults(page)).toEqual([])
    })

    await test.step('goes from the list of contents to a part of the text', async () => {
      const titles = treatment.parts.flatMap((part) => part.title ?? [])
      const contents = page.getByRole('navigation', { name: tr('treatment', 'contents') })
      await expect(contents.getByRole('link')).toHaveText([
        ...titles,
        tr('treatment', 'prices.title'),
        tr('treatment', 'doctors.title_one'),
        group?.title ?? '',
      ])
      const last = titles.at(-1) ?? ''
      await contents.getByRole('link', { name: last, exact: true }).click()
      await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport()
    })
  })

  test('reads a French price whole on the narrowest phone, and never scrolls sideways with larger letters', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, path)
    await page.locator('main').evaluate((main) => {
      for (const treatment of main.querySelectorAll('tbody th'))
        treatment.textContent = 'Implant et couronne céramo-métallique'
      for (const price of main.querySelectorAll('tbody td'))
        price.textContent = '12\u202f485,50–13\u202f085,00\u00a0€'
    })
    expect(await page.evaluate(findBroken)).toEqual([])
    await page.locator('html').evaluate((html) => {
      html.style.fontSize = '200%'
    })
    expect(await page.evaluate(findBroken)).toEqual([])
    expect(await outside(page)).toEqual([])
  })
})
