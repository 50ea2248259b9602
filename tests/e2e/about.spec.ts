import { content, expect, paths, test, visit } from './fixtures.ts'

const { services } = content('services')

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
