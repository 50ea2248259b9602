import { test as base, expect } from '@playwright/test'
import { type Watched, watch } from './support/guards.ts'

export { content, tr } from './support/content.ts'
export {
  everyPage,
  nightlyExcept,
  type PageId,
  pageName,
  paths,
  visit,
  whenAlive,
  whenNearAlive,
  whenReady,
} from './support/visit.ts'

type Fixtures = {
  /**
   * Complaints this test means to cause, e.g. the form's console.error when
   * sending fails: `test.use({ consoleAllowance: [/randevu/] })`, or
   * `consoleAllowance.push(/…/)` inside one test.
   */
  consoleAllowance: RegExp[]
  /** Requested addresses of other hosts; each gets an empty page. */
  thirdPartyRequests: string[]
  watched: Watched
  guard: undefined
  leaving: undefined
}

/**
 * Playwright's test, with silence demanded: any console error or warning,
 * uncaught error or CSP violation that is not allowed fails the test, and no
 * request leaves for another host.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
  consoleAllowance: async ({}, use) => use([]),
  watched: async ({ context, baseURL }, use) => {
    await use(await watch(context, new URL(baseURL ?? '').origin))
  },
  thirdPartyRequests: async ({ watched }, use) => use(watched.thirdParty),
  guard: [
    async ({ watched, consoleAllowance }, use) => {
      await use(undefined)
      const unexpected = watched.complaints.filter(
        (complaint) => !consoleAllowance.some((allowed) => allowed.test(complaint)),
      )
      expect(watched.violations, 'the page keeps to its policy').toEqual([])
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
  // Playwright closes its own visitor's window alone: others would go on moving beside every later test.
  leaving: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})

export { expect }
