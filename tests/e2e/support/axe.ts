import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
type Found = Pick<Violation, 'id'> & {
  nodes: Pick<Violation['nodes'][number], 'target' | 'failureSummary'>[]
}

declare global {
  interface Window {
    axe?: {
      run: (
        context: unknown,
        options: Record<string, unknown>,
      ) => Promise<{ violations: Violation[] }>
    }
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The builder itself would open a second page for every check.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** axe with its own scheduler: the page's clock may be paused. */
const source = `((setTimeout) => {${axe}})((next, wait) => {
  if (wait > 0) return window.setTimeout(next, wait)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => next()
  port2.postMessage(null)
})`

/** Runs axe in the page, or on one element; all rules, or one. */
async function run(page: Page, rule?: string, place?: string): Promise<Found[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    async ({ place, runOnly }) => {
      // axe would wait for the map, which is a page of another host, and for the muted films, for a
      // rule about sound alone.
      const options = { runOnly, iframes: false, preload: false, resultTypes: ['violations'] }
      const results = await window.axe?.run(place ?? document, options)
      if (!results) throw new Error('axe is not in the page')
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
    },
    { place, runOnly: rule ? [rule] : standards },
  )
}

/** Whether an element passes a rule in the middle of the window. */
async function isFaultless(page: Page, place: string, rule: string): Promise<boolean> {
  await page
    .locator(place)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return (await run(page, rule, place)).length === 0
}

/** Waits for the end of all fades. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )

/**
 * Violations of WCAG 2.2 A and AA and best practices by rule, with element and reason. Elements
 * partly covered by the bar are checked again in the middle of the window. `rule`: that alone.
 */
export async function faults(page: Page, rule?: string): Promise<string[]> {
  await settled(page)
  const found: string[] = []
  for (const { id, nodes } of await run(page, rule)) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ')
      const isHalfHidden = failureSummary?.includes('partially obscured')
      if (isHalfHidden && (await isFaultless(page, place, id))) continue
      found.push(`${id}: ${place} ${failureSummary}`)
    }
  }
  return found
}
