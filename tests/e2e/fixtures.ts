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
  /** Console messages that a test expects, by `test.use` or `consoleAllowance.push(/…/)`. */
  consoleAllowance: RegExp[]
  /** Requested addresses of other hosts; each receives an empty page. */
  thirdPartyRequests: string[]
  watched: Watched
  guard: undefined
  leaving: undefined
}

/**
 * Playwright's test, which fails on any console error or warning, uncaught error or CSP violation
 * that is not allowed, and sends no request to another host.
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
      expect(watched.violations, 'no violation of the policy').toEqual([])
      expect(unexpected, 'no console messages').toEqual([])
    },
    { auto: true },
  ],
  // Playwright closes only its own context; others would keep animating during later tests.
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
