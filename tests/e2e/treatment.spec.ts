import { content, expect, test, tr, visit } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { findBroken } from './support/fits.ts'
import { outside } from './support/outside.ts'
import { first, pageWith } from './support/sectionPage.ts'

const treatment = first(content('treatments').treatments)
const { path } = pageWith('treatment', treatment.id)
const service = first(content('services').services.filter(({ id }) => id === treatment.service))
const doctors = content('doctors').doctors.filter(({ id }) => treatment.doctors?.includes(id))
const rows = content('prices').categories.flatMap((category) => category.rows)
const prices = rows.filter(({ id }) => treatment.prices?.includes(id))
const group = content('questions').groups.find(({ id }) => id === treatment.questions)

test.describe('a visitor who considers a treatment', () => {
  test('reads its prices, meets no barrier, and jumps to a part of the text', async ({ page }) => {
    await visit(page, path)
    await test.step('reads its rows of the price list and no others', async () => {
      await expect(page.locator('main').getByRole('rowheader')).toHaveText(
        prices.map((row) => row.treatment),
      )
      expect(prices.length).toBeGreaterThan(0)
    })

    await test.step('finds every question closed', async () => {
      const closed = page.locator('main').getByRole('button', { expanded: false })
      await expect(closed).toHaveText((group?.questions ?? []).map(({ question }) => question))
    })

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

  test('books for the treatment, or with one of its doctors', {
    tag: ['@desktop', '@nightly'],
  }, async ({ page }) => {
    await visit(page, path)
    const book = page.locator('main').getByRole('link', {
      name: `${tr('services', 'book')} ${tr('services', 'bookFor', { service: service.title })}`,
    })
    for (const link of await book.all()) {
      await expect(link).toHaveAttribute('href', /^\/randevu\?request=/)
    }
    expect(await book.count()).toBe(2)
    for (const { id, name } of doctors) {
      await page
        .getByRole('link', { name: `${tr('staff', 'book')} ${tr('staff', 'bookWith', { name })}` })
        .click()
      await expect(page).toHaveURL(new RegExp(`/randevu\\?doctor=${id}$`))
      await expect(page.getByLabel(tr('appointment', 'fields.doctor'))).toHaveValue(name)
      await page.goBack()
    }
  })
})
