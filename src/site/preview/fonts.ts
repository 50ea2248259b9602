import type { ThemeFile } from '../../content/types.gen'

type Fonts = ThemeFile['fonts']

const addressOf = (file: string) => `/yonetim/api/editor/picture?name=${encodeURIComponent(file)}`

/** Loads the draft's fonts in place of the last build's (`built`). */
export async function chooseFonts(fonts: Fonts, built: Fonts): Promise<void> {
  const root = document.documentElement
  for (const use of Object.keys(built) as (keyof Fonts)[]) {
    const { family, file, weights } = fonts[use]
    const before = built[use]
    if (family === before.family && file === before.file && weights === before.weights) continue
    const face = new FontFace(family, `url("${addressOf(file)}")`, { weight: weights })
    document.fonts.add(face)
    // The validator reports a missing font; the fallback fonts stay.
    await face.load().catch(() => undefined)
    const property = `--font-${use}`
    const standIns = getComputedStyle(root)
      .getPropertyValue(property)
      .replace(/^[^,]*,/, '')
    root.style.setProperty(property, `${JSON.stringify(family)},${standIns}`)
  }
}
