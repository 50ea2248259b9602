import type { Page } from '@playwright/test'

/** A photo as a telephone takes it, 1600 × 1200: a head and shoulders before a wall. */
export async function portrait(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const wall = context.createLinearGradient(0, 0, 1600, 1200)
    wall.addColorStop(0, '#dcece6')
    wall.addColorStop(1, '#9cc7bb')
    context.fillStyle = wall
    context.fillRect(0, 0, 1600, 1200)
    const ovals = [
      ['#4a2c22', 800, 470, 230, 270],
      ['#0f4c5c', 800, 1200, 430, 380],
      ['#e0ac8b', 800, 800, 80, 120],
      ['#edc3a5', 800, 530, 165, 215],
      ['#4a2c22', 800, 340, 190, 90],
    ] as const
    for (const [fill, x, y, wide, high] of ovals) {
      context.fillStyle = fill
      context.beginPath()
      context.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI)
      context.fill()
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  return Buffer.from(bytes)
}
