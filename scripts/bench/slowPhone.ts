import type { Page } from '@playwright/test'

/** A middling phone on slow 4G: Lighthouse's figures for it, applied and not simulated. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Its screen. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Gives a page the phone's processor, a quarter of this machine's, and its line where asked for. */
export async function slowDown(page: Page, { line }: { line: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!line) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
}
