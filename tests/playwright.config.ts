import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/testCommand/browser.ts'

const root = join(import.meta.dirname, '..')
const port = process.env.E2E_PORT ?? '4321'
const origin = `http://localhost:${port}`

// The clinic these tests visit: the frozen one, so that what they say of it stays true.
process.env.CLINIC ??= 'tests/fixtures/clinics/mercan'

// This file is read again in every worker; only the first reading makes a folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'mercan-e2e-'))

/**
 * What Playwright switches off itself (a second list replaces the first), and
 * the address bar's suggestions: two pages of the browser's own beside every
 * window, a fifth of the processor's time for a suite of short tests.
 */
const disabled = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const onlyDesktop = '**/*.desktop.spec.ts'
const onlyPhone = '**/*.phone.spec.ts'
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
const nightly = { testMatch: '**/e2e/*.spec.ts', timeout: 60_000, expect: { timeout: 10_000 } }

/**
 * The built site of a clinic, served as `npm start` serves it, in Chromium.
 * `tests/e2e/` is about the frozen clinic; `tests/pages/any/` holds for any (CLINIC).
 * `npm test` runs `*.phone.spec.ts` on a phone, everything else on a desktop, and leaves
 * out `@nightly`. `npm run test:all` runs those, and what is not `@desktop` on a phone too.
 */
export default defineConfig({
  testDir: join(root, 'tests'),
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One a core: four were no faster, 0.9 against 1.0 tests a second on two cores.
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    launchOptions: {
      executablePath: findBrowser()?.path,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${disabled.join()}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: onlyPhone, grepInvert: /@nightly/, use: desktop },
    {
      name: 'phone',
      testMatch: [onlyPhone, '**/pages/any/*.spec.ts'],
      grepInvert: /@nightly/,
      use: phone,
    },
    { name: 'nightly-desktop', ...nightly, testIgnore: onlyPhone, grep: /@nightly/, use: desktop },
    {
      name: 'nightly-phone',
      ...nightly,
      testIgnore: onlyDesktop,
      grepInvert: /@desktop/,
      use: phone,
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    cwd: root,
    url: origin,
    reuseExistingServer: false,
    timeout: 30_000,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // The clinic here is no checkout of its own: nobody's commits are for a test to make.
      GIT_DIR: join(root, 'none'),
      // All tests together are one very busy address, and one phone.
      RATE_LIMIT_ADDRESS: 'off',
      RATE_LIMIT_PHONE: 'off',
    },
  },
})
