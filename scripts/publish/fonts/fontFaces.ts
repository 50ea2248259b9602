import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { type Cut, fallbackFonts } from './fallbackFonts.ts'
import type { FontMeasures } from './measureFont.ts'

type ThemeFont = ThemeFile['fonts']['text']

/** Browsers use a bold cut from this weight on. */
const BOLD = 600

/** Family list: the font, its fallback faces, the generic family. */
export function familiesOf(use: string, { family, fallback }: ThemeFont): string {
  const fallbacks = fallbackFonts[fallback].map((_font, at) => fallbackFamily(use, at))
  return [JSON.stringify(family), ...fallbacks, fallback].join(', ')
}

export function weightsOf({ weights }: ThemeFont): [number, number] {
  const [lightest = 400, boldest = lightest] = weights.split(' ').map(Number)
  return [lightest, boldest]
}

const fallbackFamily = (use: string, at: number) => `${use}-${at + 1}`

/**
 * The faces of a font and of its fallbacks, which keep every line in place: `size-adjust`
 * matches the width, the overrides the height.
 */
export function fontFaces(
  use: string,
  font: ThemeFont,
  url: string,
  measures: FontMeasures,
): string[] {
  const { family, weights, fallback } = font
  const [lightest, boldest] = weightsOf(font)
  const own = `font-family:${JSON.stringify(family)};src:url(${url})format("woff2");font-weight:${weights};font-display:swap`
  const fallbacks = fallbackFonts[fallback].flatMap(({ regular, bold }, at) => {
    const cut = (each: Cut, range: string, weight: number) =>
      `font-family:${fallbackFamily(use, at)};font-weight:${range};${fallbackMetrics(each, weight, measures)}`
    if (lightest >= BOLD) return [cut(bold, weights, boldest)]
    if (boldest < BOLD) return [cut(regular, weights, lightest)]
    return [cut(regular, `${lightest}`, lightest), cut(bold, `${BOLD} ${boldest}`, boldest)]
  })
  return [own, ...fallbacks].map((face) => `@font-face{${face}}`)
}

function fallbackMetrics({ locals, width }: Cut, weight: number, measures: FontMeasures): string {
  const own = measures.widths[weight]
  if (own === undefined) throw new Error(`A font was not measured at its weight ${weight}`)
  const adjust = Number((own / width).toFixed(4))
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
  return [
    `src:${locals.map((name) => `local(${name})`).join(',')}`,
    `size-adjust:${percent(adjust)}`,
    `ascent-override:${percent(measures.ascent / adjust)}`,
    `descent-override:${percent(measures.descent / adjust)}`,
    `line-gap-override:${percent(measures.lineGap / adjust)}`,
  ].join(';')
}
