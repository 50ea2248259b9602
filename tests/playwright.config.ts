import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { phone } from './support/phone.ts'
import { findBrowser } from './support/testCommand/browser.ts'

const root = join(import.meta.dirname, '..')

// The fixture by default, because the tests state its content.
process.env.CLINIC ??= 'tests/fixtures/clinics/mercan'

// Every worker evaluates this file again; only the first evaluation creates a folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'mercan-e2e-'))

/**
 * Playwright's own list, which a second list replaces, and the suggestions of the address bar:
 * two pages beside every window, a fifth of the processor for short tests.
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

const e2e = '**/e2e/*.spec.ts'
const onlyDesktop = '**/*.desktop.spec.ts'
const onlyPhone = '**/*.phone.spec.ts'
const desktop = { viewport: { width: 1280, height: 800 } }

/**
 * Tests of the built site in Chromium. `npm test` and `npm run test:e2e` run the project `fast`:
 * `*.phone.spec.ts` on a phone, everything else on a desktop, without `@nightly`. One project,
 * because each starts workers and browsers of its own.
 * `npm run test:all` also runs the rest on a phone, and the tests of built pages (`pages-*`).
 */
export default defineConfig({
  testDir: join(root, 'tests'),
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One per core: four ran 0.9 tests a second on two cores, two ran 1.0.
  workers: 2,
  // For a busy machine: tests that pass do not wait for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // In a worker the port is known: `webServer.wait` puts it into the environment.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
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
    { name: 'fast', grepInvert: /@nightly/, testMatch: e2e, use: desktop },
    {
      name: 'pages-desktop',
      testMatch: '**/pages/*/*.spec.ts',
      testIgnore: onlyPhone,
      use: desktop,
    },
    { name: 'pages-phone', testMatch: '**/pages/any/*.spec.ts', use: phone },
    {
      name: 'nightly-desktop',
      testMatch: e2e,
      testIgnore: onlyPhone,
      grep: /@nightly/,
      use: desktop,
    },
    {
      name: 'nightly-phone',
      testMatch: e2e,
      testIgnore: onlyDesktop,
      grepInvert: /@desktop/,
      use: phone,
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    cwd: root,
    // A free port, so that suites run beside each other.
    wait: { stdout: /^Site: +http:\/\/localhost:(?<e2e_port>\d+)\n/m },
    timeout: 120_000,
    env: {
      PORT: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      // No repository, so that no test commits to this one.
      GIT_DIR: join(root, 'none'),
      // All tests share one address and one phone number.
      RATE_LIMIT_ADDRESS: 'off',
      RATE_LIMIT_PHONE: 'off',
    },
  },
})
