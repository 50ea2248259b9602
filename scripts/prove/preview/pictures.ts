import type { Frame, Page } from '@playwright/test'
import sharp from 'sharp'

/** Every picture is there, every font, and nothing moves any more. */
async function settle(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    // Panels close, headings find their lines: the page has its height when it keeps it.
    for (let still = 0, height = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame)
      const { scrollHeight } = document.documentElement
      if (scrollHeight !== height) still = 0
      height = scrollHeight
    }
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  })
}

/** A picture of the window that is the same twice. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let before = await take()
  for (;;) {
    const after = await take()
    if (after.equals(before)) return after
    before = after
  }
}

/** What a window shows of a document from its top to its end, a window's height at a time. */
export async function picturesOf(page: Page, frame: Frame): Promise<Buffer[]> {
  await settle(frame)
  const { full, window } = await frame.evaluate(() => ({
    full: document.documentElement.scrollHeight,
    window: innerHeight,
  }))
  const pictures: Buffer[] = []
  for (let top = 0; top < full; top += window) {
    await frame.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await settle(frame)
    pictures.push(await stillPicture(page))
  }
  return pictures
}

/** How many pixels of a picture are others in another one, and how many there are: all, where one is missing or of another size. */
export async function differing(
  a: Buffer | undefined,
  b: Buffer | undefined,
): Promise<{ others: number; all: number }> {
  const raw = (picture: Buffer | undefined) =>
    picture && sharp(picture).removeAlpha().raw().toBuffer()
  const [one, two] = await Promise.all([raw(a), raw(b)])
  const all = Math.max(one?.length ?? 0, two?.length ?? 0) / 3
  if (!one || !two || one.length !== two.length) return { others: all, all }
  let others = 0
  for (let at = 0; at < one.length; at += 3)
    if (one[at] !== two[at] || one[at + 1] !== two[at + 1] || one[at + 2] !== two[at + 2])
      others += 1
  return { others, all }
}
