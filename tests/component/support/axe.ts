import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits for the fonts of the current layout. */
export async function fontsAreThere(): Promise<void> {
  // The layout requests them.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Violations of some rules, each with its element and reason. */
async function violations(runOnly: string[]): Promise<string[]> {
  await fontsAreThere()
  // The editor's bar covers a part of each page but its end.
  if (document.querySelector('[data-form], section[data-shown="true"]'))
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  const results = await axe.run(document, {
    runOnly,
    iframes: false,
    // For rules about media alone, which the pages do not play.
    preload: false,
    resultTypes: ['violations'],
  })
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/**
 * Runs axe at the widths of a small phone and a desktop: WCAG 2.2 A and AA and best practices; in
 * dark colours, which change nothing else, contrast alone. No width scrolls horizontally.
 */
export async function expectNoBarrier(
  state: string,
  schemes: readonly ('light' | 'dark')[] = ['light'],
): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.viewport(width, 800)
    for (const colorScheme of width === 390 ? [] : schemes) {
      await commands.emulateMedia({ colorScheme })
      const rules = colorScheme === 'dark' ? ['color-contrast'] : standards
      expect(await violations(rules), `${state}, ${width}, ${colorScheme}`).toEqual([])
    }
    await fontsAreThere()
    expect(document.documentElement.scrollWidth, `${state}, ${width}`).toBeLessThanOrEqual(width)
  }
}
