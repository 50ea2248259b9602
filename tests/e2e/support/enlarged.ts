import { chromium, type LaunchOptions, type Page } from '@playwright/test'

/** A page with a doubled default font size on 320 px, which is also 1280 px at 400 %. */
export async function withEnlargedLetters(
  { launchOptions, baseURL }: { launchOptions?: LaunchOptions; baseURL?: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  try {
    const viewport = { width: 320, height: 640 }
    // No element is outside the page before sliding in.
    await look(await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' }))
  } finally {
    await browser.close()
  }
}
