import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openEditor, openSubject, texts } from '../support/editor'
import { press } from '../support/setup'

const formOf = () => page.css('[data-source]')

/** What of the open form is outside its column, or narrower than its own text. */
function cutIn(form: Element): string[] {
  const column = form.parentElement?.getBoundingClientRect()
  if (!column) return ['no column']
  const found = form.clientWidth < column.width - 1 ? [`${form.clientWidth} px wide`] : []
  for (const each of form.querySelectorAll('input, select, button, legend, summary, p, th')) {
    const { left, right, width } = each.getBoundingClientRect()
    if (width <= 1 || !each.checkVisibility()) continue
    const isOutside = left < column.left - 1 || right > column.right + 1
    const isCut = each instanceof HTMLInputElement && each.scrollWidth > each.clientWidth + 1
    if (isOutside || isCut) found.push(`${each.id || each.textContent} ${left}–${right}`)
  }
  return found
}

test.each([
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
])(
  'beside the page at %i × %i an editor has every form in its full width, and nothing is cut',
  async (width, height) => {
    await page.viewport(width, height)
    await openEditor()
    const subjects = page.css('nav li > button')
    await expect.element(subjects.first()).toBeVisible()
    for (const { textContent: name } of subjects.elements()) {
      if ([texts.wording.heading, texts.translations.heading].includes(name)) continue
      await openSubject(name)
      const form = await formOf().first().findElement()
      for (const record of form.querySelectorAll('details')) record.open = true
      expect(cutIn(form), name).toEqual([])
      await press(page.getByRole('button', { name: texts.back }))
    }
  },
)
