import type { ThemeFile } from '../content/types.gen'

type Fonts = ThemeFile['fonts']

/** Where a font of the clinic's is served as it is published. */
const addressOf = (file: string) => `/yonetim/api/editor/picture?name=${encodeURIComponent(file)}`

/** The fonts of the last build, which the page's own style sheet has. */
type Built = Record<keyof Fonts, { family: string; file: string; weights: string }>

/** Fonts a draft has chosen in place of those of the last build; what stood in for them stays. */
export async function chooseFonts(fonts: Fonts, built: Built): Promise<void> {
  const root = document.documentElement
  for (const use of Object.keys(built) as (keyof Fonts)[]) {
    const { family, file, weights } = fonts[use]
    const before = built[use]
    if (family === before.family && file === before.file && weights === before.weights) continue
    const face = new FontFace(family, `url("${addressOf(file)}")`, { weight: weights })
    document.fonts.add(face)
    // A font that is not there yet is told by the gate; the page stands without it.
    await face.load().catch(() => undefined)
    const property = `--font-${use}`
    const standIns = getComputedStyle(root)
      .getPropertyValue(property)
      .replace(/^[^,]*,/, '')
    root.style.setProperty(property, `${JSON.stringify(family)},${standIns}`)
  }
}
