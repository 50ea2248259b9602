import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

/** The path of a browser and, in one sentence, where it was found. */
export type FoundBrowser = { path: string; source: string }

const variables = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_PATH']
const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser named by the environment, else an installed Chrome or Chromium, else
 * Playwright's download. Throws if a variable names a file that cannot be executed.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  for (const variable of variables) {
    const path = env[variable]
    if (!path) continue
    if (!isExecutable(path)) throw new Error(`${variable} names ${path}, which cannot be run`)
    return { path, source: `${variable} names ${path}` }
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [...installed, ...applications]) {
    if (isExecutable(path)) return { path, source: `installed: ${path}` }
  }
  const own = chromium.executablePath()
  if (own && isExecutable(own)) return { path: own, source: `Playwright's own: ${own}` }
  return undefined
}

/** Arguments of every browser: no sandbox, which root may not use, and no background requests. */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Calls `work` with a browser, which is closed afterwards. */
export async function withChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: browserArguments,
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** As `findBrowser`; without any, installs Debian's Chromium if run as root on Debian. `report` receives each step. */
export function provideBrowser(report: (sentence: string) => void): FoundBrowser | undefined {
  const found = findBrowser()
  if (found) {
    report(`Browser ${found.source}`)
    return found
  }
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    report('No browser found, and this is not Debian as root, so none was installed.')
    return undefined
  }
  report('No browser found; installing Debian’s Chromium with apt-get.')
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env })
  } catch (error) {
    report(`apt-get failed: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
  const now = findBrowser()
  report(now ? `Browser ${now.source}` : 'apt-get ran, but there still is no browser.')
  return now
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
