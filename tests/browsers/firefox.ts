import { findProgram } from './programs.ts'
import type { Engine, Equipment } from './visitor.ts'

const names = ['firefox-esr', 'firefox']

/** Firefox over WebDriver BiDi, from FIREFOX_PATH or the PATH. */
export const firefox: Engine = {
  name: 'Firefox',
  prints: true,
  missing: () =>
    findProgram(names, 'FIREFOX_PATH')
      ? undefined
      : 'install it (Debian: apt-get install firefox-esr libavcodec59) or name it in FIREFOX_PATH',
  async visit(equipment) {
    const { default: puppeteer } = await import('puppeteer-core')
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram(names, 'FIREFOX_PATH'),
      headless: true,
      extraPrefsFirefox: preferences(equipment),
    })
    // The first page never has the focus.
    const page = await browser.newPage()
    await page.setViewport({ width: equipment.width, height: equipment.height })
    return {
      async open(address) {
        const arrival = page.goto(address, { waitUntil: 'domcontentloaded' })
        await arrival.catch(async (error) => {
          // Firefox may report an unreachable frame as a failure of the page.
          if ((await page.evaluate(() => location.href)) !== address) throw error
        })
      },
      back: () => page.evaluate(() => history.back()),
      // The function runs in the page's own realm.
      ask: (question, ...values) =>
        page.evaluate(question as (...all: unknown[]) => never, ...values),
      point: (x, y) => page.mouse.move(x, y),
      press: (x, y) => (equipment.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      type: (text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      picture: async () => Buffer.from(await page.screenshot()),
      print: async () => Buffer.from(await page.pdf({ format: 'A4', margin: sheetMargin })),
      leave: () => browser.close(),
    }
  },
}

const sheetMargin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

/** Capabilities of a pointer in Firefox: 1 coarse, 2 fine, 4 hover. */
const pointer = (touch?: boolean) => (touch ? 1 : 6)

function preferences({ touch, calm }: Equipment): Record<string, unknown> {
  return {
    'ui.primaryPointerCapabilities': pointer(touch),
    'ui.allPointerCapabilities': pointer(touch),
    'dom.w3c_touch_events.enabled': touch ? 1 : 0,
    // Scrollbars take space on a desktop, but not on a phone.
    'ui.useOverlayScrollbars': touch ? 1 : 0,
    'ui.prefersReducedMotion': calm ? 1 : 0,
    'intl.accept_languages': 'tr-TR, tr',
    // Other hosts, such as the map's, are unreachable.
    'network.proxy.type': 1,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  }
}
