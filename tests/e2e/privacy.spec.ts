import { content, expect, paths, test, tr, visit } from './fixtures.ts'

const { sections } = content('privacy')

test('a visitor follows a question to its answer', { tag: ['@desktop', '@nightly'] }, async ({
  page,
}) => {
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
