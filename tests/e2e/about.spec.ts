import { content, expect, paths, test, tr, visit } from './fixtures.ts'
import { field } from './support/appointmentForm.ts'

const { services } = content('services')

test.describe('a visitor of the about page', () => {
  test('sees a service fade in once, as soon as a tenth of its card is visible', {
    tag: ['@desktop', '@nightly'],
  }, async ({ page }) => {
    await visit(page, paths.about)
    const last = services.at(-1)
    if (!last) throw new Error('content has no services')
    const card = page.locator(`#${last.id} > *`)
    await expect(card).toHaveCSS('opacity', '0')
    const { top, height } = await card.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { top: box.top + scrollY - innerHeight, height: box.height }
    })
    // Intersections are observed once per frame.
    const scrollTo = (y: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' })
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (let drawn = 0; drawn < 4; drawn++) await frame()
      }, y)
    await scrollTo(top + height * 0.05)
    await expect(card).toHaveCSS('opacity', '0')
    await scrollTo(top + height * 0.2)
    await expect(card).toHaveCSS('opacity', '1')
    await scrollTo(0)
    await expect(card).toHaveCSS('opacity', '1')
  })

  test('books a service with its request already chosen, or none', {
    tag: ['@desktop', '@nightly'],
  }, async ({ page }) => {
    await visit(page, paths.about)
    for (const { id, title, request } of services.slice(0, 2)) {
      const book = page.locator(`#${id}`).getByRole('link', {
        name: `Randevu Al ${tr('services', 'bookFor', { service: title })}`,
      })
      await book.click()
      await expect(field(page, 'request')).toHaveValue(request ?? '')
      await expect(field(page, 'doctor')).toHaveValue('')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda')
    }
  })

  test('opens a service directly by its address', { tag: ['@desktop', '@nightly'] }, async ({
    page,
  }) => {
    const service = services.at(-1)
    if (!service) throw new Error('content has no services')
    await visit(page, `${paths.about}#${service.id}`)
    await expect(page.getByRole('heading', { name: service.title })).toBeInViewport()
  })
})

test('a visitor who clicks a service’s card on the home page reads its entry', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.home)
  const service = services[4]
  if (!service) throw new Error('content has fewer than five services')
  const card = page
    .getByRole('region', { name: 'Diş Kliniği Hizmetleri' })
    .locator(`#${service.id}`)
  await expect(card.getByRole('heading', { name: service.title, exact: true })).toBeVisible()
  await expect(card.getByRole('link')).toHaveText([service.title])
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is not shown')
  // Outside the text of the link.
  await card.click({ position: { x: box.width - 20, y: box.height - 30 } })
  await expect(page).toHaveURL(`${encodeURI(paths.about)}#${service.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda')
  await expect(page.getByRole('heading', { name: service.title })).toBeInViewport()
})

test.describe('a visitor who asks for less motion', { tag: ['@desktop', '@nightly'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees every service at once', async ({ page }) => {
    await visit(page, paths.about)
    for (const { id } of services) {
      await expect(page.locator(`#${id} > *`)).toHaveCSS('opacity', '1')
    }
  })
})
