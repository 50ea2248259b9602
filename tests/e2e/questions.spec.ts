import type { Page } from '@playwright/test'
import { content, expect, test, visit } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { first, pageWith } from './support/sectionPage.ts'

const group = first(content('questions').groups)
const { path } = pageWith('questions', group.id)

const panelOf = (page: Page, question: string) =>
  page.locator('main').getByRole('button', { name: question, exact: true })
const answerOf = (page: Page, { answer }: { answer: string[] }) =>
  page.locator('main').getByText(first(answer), { exact: true })

test.describe('a visitor with a question', () => {
  test('finds the questions closed below their title, and no barrier once they are open', async ({
    page,
  }) => {
    await visit(page, path)
    await test.step('finds the questions below their title, all closed', async () => {
      const part = page.getByRole('region', { name: group.title })
      const panels = part.getByRole('heading', { level: 3 }).getByRole('button')
      await expect(panels).toHaveText(group.questions.map(({ question }) => question))
      for (const question of group.questions) {
        await expect(panelOf(page, question.question)).toHaveAttribute('aria-expanded', 'false')
        await expect(answerOf(page, question)).not.toBeVisible()
      }
    })

    await test.step('meets no barrier when everything is open', async () => {
      for (const { question } of group.questions) await panelOf(page, question).click()
      expect(await faults(page)).toEqual([])
    })
  })

  test('opens answers with the keyboard alone, one beside the other', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, path)
    const [one, two] = group.questions
    if (!two) throw new Error('the clinic has fewer than two questions')
    await panelOf(page, one.question).focus()
    await page.keyboard.press('Enter')
    await expect(answerOf(page, one)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panelOf(page, two.question)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(answerOf(page, two)).toBeVisible()
    await expect(answerOf(page, one)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answerOf(page, two)).not.toBeVisible()
  })

  for (const question of group.questions.slice(-1)) {
    test('is led to one answer by an address', async ({ page }) => {
      await visit(page, `${path}#${question.id}`)
      await expect(answerOf(page, question)).toBeVisible()
      await expect(answerOf(page, question)).toBeInViewport()
      await expect(answerOf(page, first(group.questions))).not.toBeVisible()
    })
  }
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads every answer', async ({ page }) => {
    await page.goto(encodeURI(path))
    for (const { answer } of group.questions) {
      for (const paragraph of answer) {
        await expect(page.getByText(paragraph, { exact: true })).toBeVisible()
      }
    }
  })
})
