import { chromium, type LaunchOptions, type Page } from '@playwright/test'

/**
 * A page of a browser whose default font size is doubled, on the narrowest screen:
 * 320 px are also 1280 px at 400 %.
 */
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
    // No element waits outside the page to slide in.
    await look(await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' }))
  } finally {
    await browser.close()
  }
}
