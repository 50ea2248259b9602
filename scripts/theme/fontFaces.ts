import type { ThemeFile } from '../../src/content/types.gen.ts'
import { type Cut, fallbackFonts } from './fallbackFonts.ts'
import type { FontMeasures } from './measureFont.ts'

type ThemeFont = ThemeFile['fonts']['text']

/** From this weight on a browser takes a font's bold cut. */
const BOLD = 600

/** The families a text asks for, in order: the font, what stands in for it, what there always is. */
export function familiesOf(use: string, { family, fallback }: ThemeFont): string {
  const standIns = fallbackFonts[fallback].map((_font, at) => standIn(use, at))
  return [JSON.stringify(family), ...standIns, fallback].join(', ')
}

/** The lightest and the boldest weight a font has. */
export function weightsOf({ weights }: ThemeFont): [number, number] {
  const [lightest = 400, boldest = lightest] = weights.split(' ').map(Number)
  return [lightest, boldest]
}

const standIn = (use: string, at: number) => `${use}-${at + 1}`

/**
 * The faces of a font at `url` and of what stands in for it until it has come.
 * Those keep every line where it will be then: `size-adjust` makes them as wide,
 * the overrides as high.
 */
export function fontFaces(
  use: string,
  font: ThemeFont,
  url: string,
  measures: FontMeasures,
): string[] {
  const { family, weights, fallback } = font
  const [lightest, boldest] = weightsOf(font)
  const own = `font-family: ${JSON.stringify(family)}; src: url(${JSON.stringify(url)}) format("woff2"); font-weight: ${weights}; font-display: swap`
  const standIns = fallbackFonts[fallback].flatMap(({ regular, bold }, at) => {
    const cut = (each: Cut, range: string, weight: number) =>
      `font-family: ${standIn(use, at)}; font-weight: ${range}; ${asLarge(each, weight, measures)}`
    if (lightest >= BOLD) return [cut(bold, weights, boldest)]
    if (boldest < BOLD) return [cut(regular, weights, lightest)]
    return [cut(regular, `${lightest}`, lightest), cut(bold, `${BOLD} ${boldest}`, boldest)]
  })
  return [own, ...standIns].map((face) => `@font-face { ${face} }`)
}

function asLarge({ locals, width }: Cut, weight: number, measures: FontMeasures): string {
  const own = measures.widths[weight]
  if (own === undefined) throw new Error(`A font was not measured at its weight ${weight}`)
  const adjust = Number((own / width).toFixed(4))
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
  return [
    `src: ${locals.map((name) => `local(${JSON.stringify(name)})`).join(', ')}`,
    `size-adjust: ${percent(adjust)}`,
    `ascent-override: ${percent(measures.ascent / adjust)}`,
    `descent-override: ${percent(measures.descent / adjust)}`,
    `line-gap-override: ${percent(measures.lineGap / adjust)}`,
  ].join('; ')
}
