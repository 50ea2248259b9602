import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { WebDriver } from 'selenium-webdriver'
import { freePort } from '../support/host.ts'
import { findProgram } from './programs.ts'
import type { Engine, Equipment } from './visitor.ts'

/**
 * WebKitGTK over WebDriver on a virtual display (Xvfb): Safari's layout, scripts and policy, but
 * without touch and printing.
 */
export const webkit: Engine = {
  name: 'WebKit',
  prints: false,
  missing: () =>
    findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']) && findMiniBrowser()
      ? undefined
      : 'install it (Debian: apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-bad)',
  async visit(equipment) {
    const home = mkdtempSync(join(tmpdir(), 'mercan-webkit-'))
    const screen = await openScreen()
    const env = { ...process.env, DISPLAY: screen.display, ...settings(home, equipment) }
    const driverPort = await freePort()
    const service = spawn(
      'WebKitWebDriver',
      [`--port=${driverPort}`, '--host=127.0.0.1', '--replace-on-new-session'],
      { env, stdio: 'ignore' },
    )
    const { Key, Origin } = await import('selenium-webdriver')
    const tidy = async () => {
      await end(service)
      await end(screen.process)
      // Its processes may still write files.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
    const url = `http://127.0.0.1:${driverPort}`
    const driver = await whenListening(url, service)
      .then(() => connect(url, equipment))
      .catch(async (error) => {
        await tidy()
        throw error
      })
    const hand = () => driver.actions({ async: true })
    return {
      open: (address) => driver.get(address),
      back: () => driver.navigate().back(),
      ask: (question, ...values) =>
        driver.executeScript(`return (${question})(...arguments)`, ...values),
      point: (x, y) => hand().move({ x, y, origin: Origin.VIEWPORT }).perform(),
      press: (x, y) => hand().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform(),
      type: (text) => hand().sendKeys(text).perform(),
      key: (key) => hand().sendKeys(Key[codes[key]]).perform(),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async leave() {
        // The driver closes the window before it can respond.
        await driver.quit().catch(() => {})
        await tidy()
      },
    }
  },
}

const codes = { Escape: 'ESCAPE', Enter: 'ENTER', Tab: 'TAB' } as const

/** The browser of the library, in the folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  const library = '/usr/lib'
  if (!existsSync(library)) return undefined
  return readdirSync(library)
    .map((folder) => join(library, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(existsSync)
}

/** Reduced motion is a desktop setting here. */
function settings(home: string, { calm }: Equipment): Record<string, string> {
  const folder = join(home, 'gtk-3.0')
  mkdirSync(folder)
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`)
  // The graphics library would write its cache after the browser has exited.
  const caches = { XDG_CACHE_HOME: home, MESA_SHADER_CACHE_DISABLE: 'true' }
  return { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, ...caches }
}

async function connect(url: string, equipment: Equipment): Promise<WebDriver> {
  const { Builder, Capabilities } = await import('selenium-webdriver')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Other hosts, such as the map's, are unreachable.
    proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation', '--full-screen'],
    },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: equipment.width, height: equipment.height })
  return driver
}

/** Starts a virtual display; resolves to its name. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [told] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
  return { display: `:${String(told).trim()}`, process: xvfb }
}

/** The driver's client fails after four refused connections within 50 ms. */
async function whenListening(url: string, driver: ChildProcess): Promise<void> {
  const isListening = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isListening())) {
    if (driver.exitCode !== null) throw new Error('the driver has ended')
    await setTimeout(20)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
