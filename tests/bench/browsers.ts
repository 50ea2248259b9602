import type { Browser } from '@playwright/test'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { withFolder } from '../support/folders.ts'
import { startServer } from '../support/serverProcess.ts'
import { withChromium } from '../support/testCommand/browser.ts'

/** Calls `use` with a browser and a server of the built site, whose requests are in the folder `data`
 * or in the database that `env` names. */
export const withBrowser = <Result>(
  use: (origin: string, browser: Browser, data: string) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> =>
  withFolder('bench', async (data) => {
    const server = startServer(clinicDir, { DATA_DIR: data, ...env })
    try {
      const origin = await server.ready()
      return await withChromium((browser) => use(origin, browser, data))
    } finally {
      await server.stopped('SIGTERM')
    }
  })
