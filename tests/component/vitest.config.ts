import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findBrowser } from '../support/testCommand/browser.ts'
import { bundlePlugin } from './support/bundlePlugin.ts'
import { documentPlugin } from './support/documentPlugin.ts'
import { editorPlugin } from './support/editorPlugin.ts'

const root = join(import.meta.dirname, '..', '..')
const clinicDir = resolve(root, 'tests/fixtures/clinics/mercan')
const cacheDir = join(clinicDir, '.cache')

/** Whether Vitest stays open and follows changes of modules. */
const watches = !process.argv.includes('run')

/** The clinic's media as they are built, below `/media/`. */
const builtMedia = (): Plugin => ({
  name: 'mercan:component-media',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/media/')) request.url = `/@fs${cacheDir}${request.url}`
      next()
    }),
})

const emulateMedia: BrowserCommand<[Record<string, string | null>]> = ({ page }, media) =>
  page.emulateMedia(media)

/** Moves the mouse, presses and releases it where it is, or turns its wheel. */
const mouse: BrowserCommand<['move' | 'down' | 'up' | 'wheel', number?, number?]> = (
  { page },
  action,
  x = 0,
  y = 0,
) => (action === 'move' || action === 'wheel' ? page.mouse[action](x, y) : page.mouse[action]())

const videos = '**/*.mp4'

/** Loads the videos, which are slow to paint without a graphics card, or empty files in their place. */
const loadVideos: BrowserCommand<[boolean]> = async ({ page }, loaded) => {
  await page.unroute(videos)
  if (!loaded) await page.route(videos, (route) => route.fulfill({ contentType: 'video/mp4' }))
}

export default defineConfig({
  root,
  plugins: [
    watches ? undefined : bundlePlugin(root),
    documentPlugin(clinicDir, cacheDir),
    editorPlugin(root, clinicDir),
    builtMedia(),
    react(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    // The frame of every file requests the same modules. In lower case because Vitest overrides
    // `Cache-Control` for dependencies, which mocks of modules may replace; there are none here.
    headers: watches ? {} : { 'cache-control': 'public,max-age=31536000,immutable' },
  },
  test: {
    include: ['tests/component/**/*.test.tsx'],
    setupFiles: ['tests/component/support/setup.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    // The default leaves half of the cores idle.
    maxWorkers: '100%',
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: findBrowser()?.path,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // Nothing leaves this machine: maps and chats are other hosts'.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
          ],
        },
        contextOptions: {
          locale: 'tr-TR',
          timezoneId: 'Europe/Istanbul',
          // Painting what moves behind the tests took a seventh of their processor time.
          reducedMotion: 'reduce',
          // The window around the tested page, which is at most so large.
          viewport: { width: 1920, height: 1000 },
        },
      }),
      commands: { emulateMedia, loadVideos, mouse },
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
    },
  },
})
