import { content, expect, paths, test, tr, visit } from './fixtures.ts'
import { field } from './support/appointmentForm.ts'

const about = content('about')
const { services } = content('services')

test.describe('a visitor of the about page', () => {
  test('reads of the clinic, its aims and every service', async ({ page }) => {
    await visit(page, paths.about)
    await test.step('reads about the clinic beside its picture', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda')
      for (const paragraph of about.text) await expect(page.getByText(paragraph)).toBeVisible()
      const photo = page.getByRole('img', { name: about.photoAlt })
      await expect(photo).toBeVisible()
      const loaded = () =>
        photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
      await expect.poll(loaded).toBeGreaterThan(0)
    })

    await test.step('reads the aim of the clinic', async () => {
      await expect(page.getByText('%100 müşteri memnuniyeti')).toBeVisible()
    })

    await test.step('reads vision and mission', async () => {
      const section = page.getByRole('region', { name: 'Vizyon ve Misyon' })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        tr('about', 'direction.vision'),
        tr('about', 'direction.mission'),
      ])
      for (const paragraph of [...about.vision, ...about.mission]) {
        await expect(section.getByText(paragraph)).toBeVisible()
      }
    })

    await test.step('finds every service with icon, name and description', async () => {
      const section = page.getByRole('region', { name: 'Diş Kliniği Hizmetleri' })
      const cards = section.getByRole('listitem')
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
        services.map(({ title }) => title),
      )
      for (const { id, description } of services) {
        const card = section.locator(`#${id}`)
        await card.scrollIntoViewIfNeeded()
        await expect(card.getByText(description)).toBeVisible()
        await expect(card.locator('img')).toBeVisible()
      }
    })
  })

  test('sees a service fade in once, as soon as a tenth of its card is visible', {
    tag: '@desktop',
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
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
    await scrollTo(top + height * 0.05)
    await expect(card).toHaveCSS('opacity', '0')
    await scrollTo(top + height * 0.2)
    await expect(card).toHaveCSS('opacity', '1')
    await scrollTo(0)
    await expect(card).toHaveCSS('opacity', '1')
  })

  test('books a service with its request already chosen, or none', { tag: '@desktop' }, async ({
    page,
  }) => {
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

  test('is led straight to a service by its address', { tag: '@desktop' }, async ({ page }) => {
    const service = services.at(-1)
    if (!service) throw new Error('content has no services')
    await visit(page, `${paths.about}#${service.id}`)
    await expect(page.getByRole('heading', { name: service.title })).toBeInViewport()
  })
})

test('a visitor who presses a service’s card at home reads its entry', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, paths.home)
  const service = services[4]
  if (!service) throw new Error('content has fewer than five services')
  const card = page
    .getByRole('region', { name: 'Diş Kliniği Hizmetleri' })
    .locator(`#${service.id}`)
  await expect(card.getByRole('heading', { name: service.title, exact: true })).toBeVisible()
  await expect(card.getByRole('link')).toHaveText([service.title])
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is not shown')
  // Anywhere on it, not on the words of the link.
  await page.mouse.click(box.x + box.width - 20, box.y + box.height - 30)
  await expect(page).toHaveURL(`${encodeURI(paths.about)}#${service.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda')
  await expect(page.getByRole('heading', { name: service.title })).toBeInViewport()
})

test.describe('a visitor who asks for less motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees every service at once', async ({ page }) => {
    await visit(page, paths.about)
    for (const { id } of services) {
      await expect(page.locator(`#${id} > *`)).toHaveCSS('opacity', '1')
    }
  })
})

test.describe('a visitor without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('reads the text and every service', async ({ page }) => {
    await page.goto(encodeURI(paths.about))
    for (const paragraph of about.text) await expect(page.getByText(paragraph)).toBeVisible()
    for (const { id, description } of services) {
      await expect(page.getByText(description)).toBeVisible()
      await expect(page.locator(`#${id} > *`)).toHaveCSS('opacity', '1')
    }
  })
})
