import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { expectNoBarrier } from '../support/axe'
import { content, main, openPage, region } from '../support/site'

const [group] = content.questions.groups as [(typeof content.questions.groups)[number]]
const [one] = group.questions
const last = group.questions.at(-1) ?? one

const panelOf = ({ question }: typeof one) =>
  main().getByRole('button', { name: question, exact: true })
const answerOf = ({ answer }: typeof one) => main().getByText(answer[0], { exact: true })

test('a visitor finds all questions closed below their title, and no barrier once they are open', async () => {
  await openPage('questions')
  const panels = region(group.title).getByRole('heading', { level: 3 }).getByRole('button')
  const asked = () => panels.elements().map(({ textContent }) => textContent)
  await expect.poll(asked).toEqual(group.questions.map(({ question }) => question))
  for (const question of group.questions) {
    await expect.element(panelOf(question)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(answerOf(question)).not.toBeVisible()
  }
  for (const question of group.questions) await panelOf(question).click()
  for (const question of group.questions) await expect.element(answerOf(question)).toBeVisible()
  await expectNoBarrier('the questions')
})

test('a visitor whose address names a question sees only that answer open', async () => {
  await openPage('questions', { search: `#${last.id}` })
  await expect.element(answerOf(last)).toBeVisible()
  await expect.element(answerOf(one)).not.toBeVisible()
})

for (const id of ['questions', 'implant'])
  test(`a visitor who prints the page "${id}" reads every question above its answer`, async () => {
    await openPage(id)
    await commands.emulateMedia({ media: 'print' })
    const panels = main().css('[data-panel]').elements()
    expect(panels).not.toEqual([])
    for (const panel of panels) {
      const question = panel.closest('[data-record]')?.querySelector<HTMLElement>('h3')
      expect(question?.innerText).toMatch(/\?$/)
      expect(panel.getBoundingClientRect().height).toBeGreaterThan(0)
      expect(panel.checkVisibility({ visibilityProperty: true })).toBe(true)
    }
    const controls = main().css('button:not(h3 *)').elements()
    expect(controls.filter((control) => control.checkVisibility())).toEqual([])
  })
